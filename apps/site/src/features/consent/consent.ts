import type { SiteSettings } from '@nightshift/shared/site/public-site/settings'

export type Choice = 'accepted' | 'refused'

/** The third-party scripts and pixels that need consent, without those that Global Privacy Control refuses. */
function consentTargets({ adTagUrl, pixelUrl, analyticsUrl }: SiteSettings, privacyControl: boolean) {
  const advertising = !privacyControl
  const present = (url: string | undefined, allowed = true) => (url && allowed ? [url] : [])
  return {
    scripts: [...present(analyticsUrl), ...present(adTagUrl, advertising)],
    pixels: present(pixelUrl, advertising),
  }
}

/** Whether there is anything to ask. A browser that sends Global Privacy Control has answered for advertising. */
export function asksConsent(settings: SiteSettings, privacyControl: boolean) {
  const { scripts, pixels } = consentTargets(settings, privacyControl)
  return scripts.length + pixels.length > 0
}

/** What may be loaded now: nothing without consent. */
export const allowedOf = (settings: SiteSettings, choice: Choice | undefined, privacyControl: boolean) =>
  choice === 'accepted' ? consentTargets(settings, privacyControl) : { scripts: [], pixels: [] }
