import { Button, Input, TextInput } from '@mantine/core'
import { nearestReadable } from '@nightshift/shared/site/site-content/nearest-readable'
import {
  accentContrast,
  isReadableAccent,
  PALETTES,
  type PaletteName,
} from '@nightshift/shared/site/site-content/palettes'
import { problemText } from '../editors/fields/problem-text.ts'
import { isColour } from './accent-of-palette.ts'
import styles from './look.module.css'
import { LOOK } from './look.texts.ts'

type Props = {
  palette: PaletteName
  value: string
  problem?: string
  onChange: (accent: string) => void
}

/** The accent: a suggestion of the palette, or any colour that is readable on it. */
export function AccentField({ palette, value, problem, onChange }: Props) {
  const isReadable = isColour(value) && isReadableAccent(palette, value)
  const ratio = isColour(value) ? accentContrast(palette, value).toFixed(1) : ''
  const nearest = isColour(value) && !isReadable ? nearestReadable(palette, value) : undefined
  return (
    <fieldset className={styles.choices}>
      <Input.Label component="legend">{LOOK.accent}</Input.Label>
      <p className={styles.hint}>{LOOK.accentHint}</p>
      <div className={styles.accents}>
        {PALETTES[palette].accents.map((accent) => (
          <button
            key={accent}
            type="button"
            className={styles.accent}
            style={{ background: accent }}
            aria-label={LOOK.suggested(accent)}
            aria-pressed={accent === value}
            onClick={() => onChange(accent)}
          />
        ))}
      </div>
      <div className={styles.ownAccent}>
        <input
          type="color"
          className={styles.picker}
          aria-label={LOOK.pickAccent}
          value={isColour(value) ? value : '#000000'}
          onChange={({ currentTarget }) => onChange(currentTarget.value)}
        />
        <TextInput
          aria-label={LOOK.ownAccent}
          maxLength={7}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          value={value}
          error={problem && problemText(LOOK.accent, problem)}
          onChange={({ currentTarget }) => onChange(currentTarget.value.trim().toLowerCase())}
        />
      </div>
      <div role="status">
        {isReadable && <p className={styles.hint}>{LOOK.contrast(ratio)}</p>}
        {nearest && (
          <Button
            variant="default"
            leftSection={<span className={styles.dot} style={{ background: nearest }} />}
            onClick={() => onChange(nearest)}
          >
            {LOOK.nearest(nearest)}
          </Button>
        )}
      </div>
    </fieldset>
  )
}
