import { PALETTE_NAMES, PALETTES, type PaletteName } from '@nightshift/shared/site/site-content/palettes'
import { ChoiceCards } from './choice-cards.tsx'
import styles from './look.module.css'
import { LOOK } from './look.texts.ts'

type Props = { value: PaletteName; onChange: (palette: PaletteName) => void }

/** The colours of the pages, as cards. */
export const PaletteField = ({ value, onChange }: Props) => (
  <ChoiceCards
    legend={LOOK.palette}
    names={PALETTE_NAMES}
    value={value}
    labelOf={(name) => PALETTES[name].label}
    renderSample={(name) => {
      const { ground, raised, text, paper, accents } = PALETTES[name]
      return (
        <span className={styles.swatches} style={{ background: ground }}>
          {[raised, text, paper, accents[0]].map((colour) => (
            <span key={colour} style={{ background: colour }} />
          ))}
        </span>
      )
    }}
    onChange={onChange}
  />
)
