import { DISPLAY_FACES } from '@nightshift/shared/site/site-content/display-faces'
import { accentColours, PALETTES } from '@nightshift/shared/site/site-content/palettes'
import type { LookSection } from '@nightshift/shared/site/site-content/sections/look'
import type { CSSProperties } from 'react'
import { accentOfPalette } from './accent-of-palette.ts'
import styles from './look.module.css'
import { LOOK } from './look.texts.ts'

/** Title, button and ticket in the chosen look. */
export function LookSample({ look }: { look: LookSection }) {
  const { palette, face, name, title, tagline, intro } = look
  const { ground, text, quiet, paper, ink, inkSoft } = PALETTES[palette]
  // An accent that cannot be saved is not shown on a page either.
  const { accent, onAccent } = accentColours(accentOfPalette(palette, { from: palette, accent: look.accent }))
  const colours = {
    '--ground': ground,
    '--text': text,
    '--quiet': quiet,
    '--paper': paper,
    '--ink': ink,
    '--ink-soft': inkSoft,
    '--accent': accent,
    '--on-accent': onAccent,
    '--title': `'${DISPLAY_FACES[face].family}', serif`,
  } as CSSProperties
  return (
    <figure className={styles.preview}>
      <figcaption>{LOOK.sample}</figcaption>
      <div className={styles.sample} style={colours}>
        <div className={styles.hero}>
          <p className={styles.heroTitle}>{title || name || LOOK.unnamed}</p>
          {tagline && <p className={styles.heroTagline}>{tagline}</p>}
          {intro && <p className={styles.heroIntro}>{intro}</p>}
          <span className={styles.heroButton}>{LOOK.sampleButton}</span>
        </div>
        <div className={styles.ticket}>
          <p className={styles.admit}>
            {name || LOOK.unnamed} <span>{LOOK.sampleAdmit}</span>
          </p>
          <p className={styles.ticketName}>{LOOK.sampleTicket}</p>
          <p className={styles.ticketDate}>{LOOK.sampleDate}</p>
          <p className={styles.ticketPrice}>{LOOK.samplePrice}</p>
        </div>
      </div>
    </figure>
  )
}
