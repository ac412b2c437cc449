import { Alert, Select } from '@mantine/core'
import { DirectionsSection } from '@nightshift/shared/site/site-content/sections/directions'
import { Fields, Text } from '../../../../kit/layout.tsx'
import { Section } from '../../../../kit/page.tsx'
import type { EditorProps } from '../editor-props.ts'
import { RichTextField } from '../rich-text/rich-text-field.tsx'
import { DIRECTIONS } from './directions/directions.texts.ts'
import { PositionField } from './directions/position-field.tsx'
import { bindFields } from './fields/bind-fields.ts'
import { ChoiceField } from './fields/choice-field.tsx'
import { MapDrawing } from './fields/drawings.tsx'
import { EditorForm } from './fields/editor-form.tsx'
import { LineField } from './fields/line-field.tsx'
import { problemText } from './fields/problem-text.ts'

const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']
/** Codes with a name that are no countries. */
const NO_COUNTRIES = ['EU', 'EZ', 'QO', 'UN', 'XA', 'XB', 'ZZ']

/** The countries by name, from the browser's own data. Codes that were replaced by another one are left out. */
function countries() {
  const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' })
  return LETTERS.flatMap((first) => LETTERS.map((second) => first + second))
    .filter((code) => !NO_COUNTRIES.includes(code) && new Intl.Locale(`und-${code}`).region === code)
    .flatMap((value) => {
      const label = names.of(value)
      return label ? [{ value, label }] : []
    })
    .sort((one, other) => one.label.localeCompare(other.label))
}

const { title, place } = DirectionsSection.shape
const COUNTRIES = countries()
const LINES = ['name', 'street', 'town', 'state'] as const
const ZIP_MOST = place.shape.zip.unwrap().maxLength
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
      <Section title={DIRECTIONS.section}>
        <LineField label={DIRECTIONS.title} required max={title.maxLength} {...field('title')} />
        <RichTextField label={DIRECTIONS.words} description={DIRECTIONS.wordsHint} {...field('words')} />
      </Section>
      <Section title={DIRECTIONS.address}>
        <Text quiet>{DIRECTIONS.addressHint}</Text>
        <Fields>
          {LINES.map((name) => (
            <LineField
              key={name}
              label={DIRECTIONS[name]}
              required
              max={place.shape[name].maxLength}
              {...address(name)}
            />
          ))}
          <LineField
            label={DIRECTIONS.zip}
            max={ZIP_MOST}
            {...address('zip')}
            value={value.place.zip ?? ''}
          />
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
        </Fields>
      </Section>
      <Section title={DIRECTIONS.map}>
        {site.environment.map && <Alert color="yellow">{DIRECTIONS.environment}</Alert>}
        <PositionField {...field('position')} />
        <ChoiceField
          label={DIRECTIONS.drawing}
          description={DIRECTIONS.drawingHint}
          value={drawing.value}
          choices={DRAWINGS}
          onChange={drawing.onChange}
        />
      </Section>
    </EditorForm>
  )
}
