import type { SiteSettings } from '@nightshift/shared/public-site/settings'

export type Choice = 'accepted' | 'refused'

/** What the operator would like to load of others, as far as the visitor's browser lets it be asked for. */
function wishes({ adTagUrl, pixelUrl, analyticsUrl }: SiteSettings, privacyControl: boolean) {
  const advertising = !privacyControl
  const present = (url: string | undefined, allowed = true) => (url && allowed ? [url] : [])
  return {
    scripts: [...present(analyticsUrl), ...present(adTagUrl, advertising)],
    pixels: present(pixelUrl, advertising),
  }
}

/** Whether there is anything to ask. A browser that sends Global Privacy Control has answered for advertising. */
export function asksConsent(settings: SiteSettings, privacyControl: boolean) {
  const { scripts, pixels } = wishes(settings, privacyControl)
  return scripts.length + pixels.length > 0
}

/** What may be loaded now: nothing, unless it was accepted. */
export const allowedOf = (settings: SiteSettings, choice: Choice | undefined, privacyControl: boolean) =>
  choice === 'accepted' ? wishes(settings, privacyControl) : { scripts: [], pixels: [] }
