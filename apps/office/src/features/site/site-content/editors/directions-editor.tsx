import { Alert, Select } from '@mantine/core'
import { DirectionsSection } from '@nightshift/shared/site/site-content/sections/directions'
import settings from '../../../../ui/settings/settings.module.css'
import { SettingsCard } from '../../../../ui/settings/settings-card.tsx'
import type { EditorProps } from '../editor-props.ts'
import { RichTextField } from '../rich-text/rich-text-field.tsx'
import { countries } from './directions/countries.ts'
import { DIRECTIONS } from './directions/directions.texts.ts'
import { MapDrawing } from './directions/map-drawing.tsx'
import { PositionField } from './directions/position-field.tsx'
import { bindFields } from './fields/bind-fields.ts'
import { ChoiceField } from './fields/choice-field.tsx'
import { EditorForm } from './fields/editor-form.tsx'
import { LineField } from './fields/line-field.tsx'
import { problemText } from './fields/problem-text.ts'

const { title, place } = DirectionsSection.shape
const COUNTRIES = countries()
const LINES = ['name', 'street', 'town', 'state'] as const
const DRAWINGS = (['moor', 'plain'] as const).map((value) => ({
  value,
  label: DIRECTIONS.drawings[value],
  face: <MapDrawing drawing={value} />,
}))

/** Where the attraction is: the address, the way there, and the map. */
export function DirectionsEditor({ value, onChange, problemAt, site }: EditorProps<'directions'>) {
  const field = bindFields(value, onChange, problemAt)
  const address = bindFields(value.place, field('place').onChange, problemAt, 'place')
  const country = address('country')
  const drawing = field('drawing')
  return (
    <EditorForm site={site}>
      <SettingsCard title={DIRECTIONS.section}>
        <LineField label={DIRECTIONS.title} required max={title.maxLength} {...field('title')} />
        <RichTextField label={DIRECTIONS.words} description={DIRECTIONS.wordsHint} {...field('words')} />
      </SettingsCard>
      <SettingsCard title={DIRECTIONS.address}>
        <p className={settings.hint}>{DIRECTIONS.addressHint}</p>
        <div className={settings.pair}>
          {LINES.map((name) => (
            <LineField
              key={name}
              label={DIRECTIONS[name]}
              required
              max={place.shape[name].maxLength}
              {...address(name)}
            />
          ))}
          <Select
            label={DIRECTIONS.country}
            name={country.name}
            data={COUNTRIES}
            searchable
            allowDeselect={false}
            nothingFoundMessage={DIRECTIONS.noCountry}
            maxDropdownHeight={260}
            value={country.value}
            error={country.problem && problemText(DIRECTIONS.country, country.problem)}
            onChange={(code) => code && country.onChange(code)}
          />
        </div>
      </SettingsCard>
      <SettingsCard title={DIRECTIONS.map}>
        {site.environment.map && <Alert color="yellow">{DIRECTIONS.environment}</Alert>}
        <PositionField {...field('position')} />
        <ChoiceField
          label={DIRECTIONS.drawing}
          description={DIRECTIONS.drawingHint}
          value={drawing.value}
          choices={DRAWINGS}
          onChange={drawing.onChange}
        />
      </SettingsCard>
    </EditorForm>
  )
}
