import { FAREHARBOR } from '@nightshift/shared/site/public-site/origins'
import type { SiteSettings, TicketSettings } from '@nightshift/shared/site/public-site/settings'
import {
  CONTENT_SECURITY_POLICY,
  FRAMED_BY_US,
  type ContentPolicy as Policy,
  written,
} from '../../../platform/http/security.ts'

type Headers = Record<string, string>

/** The headers of the public pages. Office and kiosk keep what every answer has: nobody but us. */
export function policyHeaders(settings: SiteSettings): Record<'site' | 'preview' | 'checkout', Headers> {
  const { scriptSrc: _, ...own } = CONTENT_SECURITY_POLICY
  const base: Policy = { ...own, scriptSrc: ["'self'"] }
  const site = [ticketNeeds(settings.tickets), ...thirdPartyNeeds(settings)].reduce(joined, base)
  const framedByUs = (directives: Policy) => ({
    ...policy({ ...directives, frameAncestors: ["'self'"] }),
    ...FRAMED_BY_US,
  })
  const policy = (directives: Policy) => ({ 'content-security-policy': written(directives) })
  // A checkout window of pretix talks to the page that opened it.
  const opener = settings.tickets.vendor === 'pretix' && {
    'cross-origin-opener-policy': 'same-origin-allow-popups',
  }
  return {
    site: { ...policy(site), ...opener },
    preview: { ...framedByUs(site), ...opener },
    checkout: framedByUs(base),
  }
}

/** What the checkout of the chosen seller needs, and nothing for sellers that are a link. */
function ticketNeeds(tickets: TicketSettings): Policy {
  if (tickets.vendor === 'pretix') {
    const host = [new URL(tickets.url).origin]
    // Its widget compiles its templates in the browser.
    const scriptSrc = [...host, "'unsafe-eval'"]
    return { scriptSrc, styleSrc: host, connectSrc: host, frameSrc: host, imgSrc: host }
  }
  if (tickets.vendor !== 'fareharbor') return {}
  const host = [FAREHARBOR]
  return { scriptSrc: host, styleSrc: host, frameSrc: host, imgSrc: host }
}

function thirdPartyNeeds(settings: SiteSettings): Policy[] {
  const { mapUrl, videoUrl, adTagUrl, analyticsUrl, pixelUrl, vitalsUrl } = settings
  const need = (url: string | undefined, ...directives: string[]): Policy =>
    url?.startsWith('http') ? Object.fromEntries(directives.map((name) => [name, [new URL(url).origin]])) : {}
  return [
    need(mapUrl, 'frameSrc'),
    need(videoUrl, 'frameSrc'),
    need(adTagUrl, 'scriptSrc', 'connectSrc', 'imgSrc'),
    need(analyticsUrl, 'scriptSrc', 'connectSrc'),
    need(pixelUrl, 'imgSrc'),
    need(vitalsUrl, 'connectSrc'),
  ]
}

const joined = (policy: Policy, more: Policy): Policy =>
  Object.fromEntries(
    Object.entries(policy).map(([name, sources]) => [
      name,
      [...new Set([...sources, ...(more[name] ?? [])])],
    ]),
  )
