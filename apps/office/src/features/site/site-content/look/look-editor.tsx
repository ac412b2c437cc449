import type { PaletteName } from '@nightshift/shared/site/site-content/palettes'
import settings from '../../../../ui/settings/settings.module.css'
import { SettingsCard } from '../../../../ui/settings/settings-card.tsx'
import type { EditorProps } from '../editor-props.ts'
import { LineField } from '../editors/fields/line-field.tsx'
import { AccentField } from './accent-field.tsx'
import { accentOfPalette } from './accent-of-palette.ts'
import { FaceField } from './face-field.tsx'
import styles from './look.module.css'
import { LOOK } from './look.texts.ts'
import { LookPictures } from './look-pictures.tsx'
import { LookSample } from './look-sample.tsx'
import { PaletteField } from './palette-field.tsx'
import { SearchPreview } from './search-preview.tsx'

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
