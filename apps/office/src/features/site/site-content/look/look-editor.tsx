import { Button, Input, TextInput } from '@mantine/core'
import { nearestReadable } from '@nightshift/shared/site/site-content/nearest-readable'
import type { PaletteName } from '@nightshift/shared/site/site-content/palettes'
import { accentContrast, isReadableAccent, PALETTES } from '@nightshift/shared/site/site-content/palettes'
import settings from '../../../../ui/settings/settings.module.css'
import { SettingsCard } from '../../../../ui/settings/settings-card.tsx'
import type { EditorProps } from '../editor-props.ts'
import { LineField } from '../editors/fields/line-field.tsx'
import { problemText } from '../editors/fields/problem-text.ts'
import { accentOfPalette, isColour } from './accent-of-palette.ts'
import styles from './look.module.css'
import { LOOK } from './look.texts.ts'
import { LookPictures } from './look-pictures.tsx'
import { LookSample } from './look-sample.tsx'

import { SearchPreview } from './search-preview.tsx'
import '@fontsource/abril-fatface/latin-400.css'
import '@fontsource/league-gothic/latin-400.css'
import '@fontsource/pirata-one/latin-400.css'
import '@fontsource/rye/latin-400.css'
import {
  DISPLAY_FACE_NAMES,
  DISPLAY_FACES,
  type DisplayFace,
} from '@nightshift/shared/site/site-content/display-faces'
import { PALETTE_NAMES } from '@nightshift/shared/site/site-content/palettes'
import { ChoiceCards } from './choice-cards.tsx'

type PaletteFieldProps = { value: PaletteName; onChange: (palette: PaletteName) => void }

/** The colours of the pages, as cards. */
const PaletteField = ({ value, onChange }: PaletteFieldProps) => (
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

type FaceFieldProps = { value: DisplayFace; title: string; onChange: (face: DisplayFace) => void }

/** The display face, each sample set in its own. */
const FaceField = ({ value, title, onChange }: FaceFieldProps) => (
  <ChoiceCards
    legend={LOOK.face}
    description={LOOK.faceHint}
    names={DISPLAY_FACE_NAMES}
    value={value}
    labelOf={(name) => DISPLAY_FACES[name].label}
    renderSample={(name) => (
      <span className={styles.faceSample} style={{ fontFamily: `'${DISPLAY_FACES[name].family}', serif` }}>
        <span>{title || LOOK.faceSample}</span>
      </span>
    )}
    onChange={onChange}
  />
)

/** The brand: names, colours, display face and pictures, with a sample of the page. */
export function LookEditor(props: EditorProps<'look'>) {
  const { value, onChange, problemAt, site } = props
  const change = (changes: Partial<typeof value>) => onChange({ ...value, ...changes })
  const changePalette = (palette: PaletteName) =>
    change({ palette, accent: accentOfPalette(palette, { from: value.palette, accent: value.accent }) })
  const line = (
    field: 'name' | 'title' | 'tagline' | 'intro' | 'suggestedAge' | 'copyright',
    max: number,
  ) => (
    <LineField
      label={LOOK[field]}
      required={field === 'name' || field === 'title'}
      description={LOOK[`${field}Hint`]}
      max={max}
      value={value[field]}
      problem={problemAt(field)}
      onChange={(text) => change({ [field]: text })}
    />
  )
  return (
    <div className={styles.form}>
      <SettingsCard title={LOOK.names}>
        <div className={settings.pair}>
          {line('name', 60)}
          {line('title', 60)}
          {line('tagline', 80)}
          {line('suggestedAge', 20)}
        </div>
        {line('intro', 200)}
        {line('copyright', 120)}
      </SettingsCard>
      <SettingsCard title={LOOK.search}>
        <LineField
          label={LOOK.description}
          required
          description={LOOK.descriptionHint}
          max={300}
          isLong
          value={value.description}
          problem={problemAt('description')}
          onChange={(description) => change({ description })}
        />
        <SearchPreview look={value} hostName={site.hostName} />
      </SettingsCard>
      <SettingsCard title={LOOK.colours}>
        <PaletteField value={value.palette} onChange={changePalette} />
        <AccentField
          palette={value.palette}
          value={value.accent}
          problem={problemAt('accent')}
          onChange={(accent) => change({ accent })}
        />
        <FaceField value={value.face} title={value.title} onChange={(face) => change({ face })} />
        <LookSample look={value} />
      </SettingsCard>
      <SettingsCard title={LOOK.pictures}>
        <LookPictures {...props} />
      </SettingsCard>
    </div>
  )
}

type Props = {
  palette: PaletteName
  value: string
  problem?: string
  onChange: (accent: string) => void
}

/** The accent: a suggestion of the palette, or any colour that is readable on it. */
function AccentField({ palette, value, problem, onChange }: Props) {
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
