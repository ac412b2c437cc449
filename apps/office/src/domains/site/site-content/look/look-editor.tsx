import { Button, TextInput } from '@mantine/core'
import {
  DISPLAY_FACE_NAMES,
  DISPLAY_FACES,
  type DisplayFace,
} from '@nightshift/shared/site/site-content/display-faces'
import { nearestReadable } from '@nightshift/shared/site/site-content/nearest-readable'
import {
  accentContrast,
  isReadableAccent,
  PALETTE_NAMES,
  PALETTES,
  type PaletteName,
} from '@nightshift/shared/site/site-content/palettes'
import { LookSection } from '@nightshift/shared/site/site-content/sections/look'
import '@fontsource/abril-fatface/latin-400.css'
import '@fontsource/league-gothic/latin-400.css'
import '@fontsource/pirata-one/latin-400.css'
import '@fontsource/rye/latin-400.css'
import { FieldGroup, Fields, Text } from '../../../../kit/layout.tsx'
import { Section } from '../../../../kit/page.tsx'
import type { EditorProps } from '../editor-props.ts'
import { type Bound, bindFields } from '../editors/fields/bind-fields.ts'
import { ChoiceField } from '../editors/fields/choice-field.tsx'
import { EditorForm } from '../editors/fields/editor-form.tsx'
import { LineField } from '../editors/fields/line-field.tsx'
import { problemText } from '../editors/fields/problem-text.ts'
import { PictureField } from '../pictures/picture-field.tsx'
import { accentOfPalette, isColour } from './accent-of-palette.ts'
import styles from './look.module.css'
import { LOOK } from './look.texts.ts'
import { LookSample, SearchPreview } from './look-samples.tsx'

const { shape } = LookSection

/** The brand: names, colours, display face and pictures, with a sample of the page. */
export function LookEditor({ value, onChange, problemAt, festival, site }: EditorProps<'look'>) {
  const field = bindFields(value, onChange, problemAt)
  const hero = bindFields(value.hero, field('hero').onChange, problemAt, 'hero')
  const line = (name: 'name' | 'title' | 'tagline' | 'intro' | 'suggestedAge' | 'copyright') => (
    <LineField
      label={LOOK[name]}
      required={name === 'name' || name === 'title'}
      description={LOOK[`${name}Hint`]}
      max={shape[name].maxLength}
      {...field(name)}
    />
  )
  const picture = { problemAt, festivalId: festival.id, site }
  return (
    <EditorForm site={site}>
      <Section title={LOOK.names}>
        <Fields>
          {line('name')}
          {line('title')}
        </Fields>
        <Fields>
          {line('tagline')}
          {line('suggestedAge')}
        </Fields>
        {line('intro')}
        {line('copyright')}
      </Section>
      <Section title={LOOK.search}>
        <LineField
          label={LOOK.description}
          required
          description={LOOK.descriptionHint}
          max={shape.description.maxLength}
          isLong
          {...field('description')}
        />
        <SearchPreview look={value} hostName={site.hostName} />
      </Section>
      <Section title={LOOK.colours}>
        <ChoiceField
          cards
          label={LOOK.palette}
          value={value.palette}
          choices={PALETTE_CHOICES}
          onChange={(palette) => {
            const accent = accentOfPalette(palette, { from: value.palette, accent: value.accent })
            onChange({ ...value, palette, accent })
          }}
        />
        <AccentField palette={value.palette} {...field('accent')} />
        <ChoiceField
          cards
          label={LOOK.face}
          description={LOOK.faceHint}
          value={value.face}
          choices={faceChoices(value.title)}
          onChange={field('face').onChange}
        />
        <LookSample look={value} />
      </Section>
      <Section title={LOOK.pictures}>
        <PictureField {...picture} label={LOOK.heroWide} purpose="hero" {...pictureOf(hero('wide'))} />
        <PictureField {...picture} label={LOOK.heroTall} purpose="hero" {...pictureOf(hero('tall'))} />
        <PictureField {...picture} label={LOOK.logo} purpose="logo" {...pictureOf(field('logo'))} />
        <PictureField
          {...picture}
          label={LOOK.socialPicture}
          purpose="social"
          {...pictureOf(field('socialPicture'))}
        />
      </Section>
    </EditorForm>
  )
}

const pictureOf = ({ name, value, onChange }: Bound<LookSection['logo']>) => ({ path: name, value, onChange })

/** The colours of the pages. */
const PALETTE_CHOICES = PALETTE_NAMES.map((value) => {
  const { label, ground, raised, text, paper, accents } = PALETTES[value]
  return {
    value,
    label,
    face: (
      <span className={styles.swatches} style={{ background: ground }}>
        {[raised, text, paper, accents[0]].map((colour) => (
          <span key={colour} style={{ background: colour }} />
        ))}
      </span>
    ),
  }
})

/** The title in each display face. */
const faceChoices = (title: string) =>
  DISPLAY_FACE_NAMES.map((value: DisplayFace) => ({
    value,
    label: DISPLAY_FACES[value].label,
    face: (
      <span className={styles.faceSample} style={{ fontFamily: `'${DISPLAY_FACES[value].family}', serif` }}>
        <span>{title || LOOK.faceSample}</span>
      </span>
    ),
  }))

/** The accent: a suggestion of the palette, or any colour that is readable on it. */
function AccentField({ palette, name, value, problem, onChange }: Bound<string> & { palette: PaletteName }) {
  const isReadable = isColour(value) && isReadableAccent(palette, value)
  const ratio = isColour(value) ? accentContrast(palette, value).toFixed(1) : ''
  const nearest = isColour(value) && !isReadable ? nearestReadable(palette, value) : undefined
  return (
    <FieldGroup title={LOOK.accent} about={LOOK.accentHint}>
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
        <input
          type="color"
          className={styles.picker}
          aria-label={LOOK.pickAccent}
          value={isColour(value) ? value : '#000000'}
          onChange={({ currentTarget }) => onChange(currentTarget.value)}
        />
        <TextInput
          name={name}
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
        {isReadable && <Text quiet>{LOOK.contrast(ratio)}</Text>}
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
    </FieldGroup>
  )
}
