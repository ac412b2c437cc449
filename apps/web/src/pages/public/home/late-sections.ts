import { type ComponentType, lazy } from 'react'

const SIGNS = ['scroll', 'pointermove', 'pointerdown', 'keydown', 'focusin'] as const

/** Resolves at the first sign of somebody who uses the page; at once where the server has not rendered it. */
const firstSign = () =>
  new Promise<void>((resolve) => {
    if (document.readyState === 'complete' && !document.getElementById('page-data')) return resolve()
    const seen = () => {
      for (const sign of SIGNS) window.removeEventListener(sign, seen)
      resolve()
    }
    for (const sign of SIGNS) window.addEventListener(sign, seen, { passive: true })
  })

/**
 * The sections of the home. The server renders them whole, and they work as they are: links lead on, questions open. Their code
 * comes when somebody moves, so that nobody waits for it before they do.
 */
export const Sections: ComponentType = import.meta.env.SSR
  ? (await import('./sections.tsx')).default
  : lazy(() => firstSign().then(() => import('./sections.tsx')))
