import { DISPLAY_FACES } from '@nightshift/shared/site/site-content/display-faces'
import { accentColours, PALETTES } from '@nightshift/shared/site/site-content/palettes'
import type { LookSection } from '@nightshift/shared/site/site-content/sections/look'
import type { CSSProperties } from 'react'
import { Sample } from '../editors/fields/sample.tsx'
import { accentOfPalette } from './accent-of-palette.ts'
import styles from './look.module.css'
import { LOOK } from './look.texts.ts'

/** Where search engines cut a description. */
const SHOWN = 155

type SearchProps = { look: LookSection; hostName: string }

/** The home page as a search result. */
export const SearchPreview = ({ look: { name, title, tagline, description }, hostName }: SearchProps) => (
  <Sample label={LOOK.searchPreview}>
    <div className={styles.result}>
      <small>{hostName}</small>
      <strong>{`${title || name} ${tagline}`.trim() || LOOK.unnamed}</strong>
      <span>{cut(description) || LOOK.noDescription}</span>
    </div>
  </Sample>
)

function cut(description: string) {
  if (description.length <= SHOWN) return description
  const shown = description.slice(0, SHOWN)
  return `${shown.slice(0, Math.max(shown.lastIndexOf(' '), 1))} …`
}

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
    <Sample label={LOOK.sample}>
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
          <p>{LOOK.sampleDate}</p>
          <p className={styles.ticketPrice}>{LOOK.samplePrice}</p>
        </div>
      </div>
    </Sample>
  )
}
