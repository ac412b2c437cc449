import { SITE_PATHS } from '@nightshift/shared/paths'
import { focusContent } from '@nightshift/ui/notice/content-focus.ts'
import { useEffect } from 'react'
import { loadScript } from '../../lib/load-script.ts'
import { CONSENT } from './consent.texts.ts'
import { allowedOf } from './consent.ts'
import styles from './consent-banner.module.css'
import { privacyControl, useConsent } from './use-consent.ts'

/** Consent banner: asks once, with two equal answers and without blocking the page, then loads what was allowed. */
export function ConsentBanner() {
  const { settings, asks, choice, decide } = useConsent()
  useEffect(() => {
    const { scripts, pixels } = allowedOf(settings, choice, privacyControl())
    for (const script of scripts) loadScript(script)
    for (const pixel of pixels) new Image().src = pixel
  }, [settings, choice])

  if (!asks || choice) return null
  const answer = (given: 'refused' | 'accepted') => {
    decide(given)
    focusContent()
  }
  return (
    <section className={styles.banner} aria-label={CONSENT.title}>
      <p className={styles.text}>
        {CONSENT.text} <a href={`${SITE_PATHS.policies}#policy2`}>{CONSENT.more}</a>
      </p>
      <div className={styles.answers}>
        <button type="button" className={styles.answer} onClick={() => answer('refused')}>
          {CONSENT.refuse}
        </button>
        <button type="button" className={styles.answer} onClick={() => answer('accepted')}>
          {CONSENT.accept}
        </button>
      </div>
    </section>
  )
}
