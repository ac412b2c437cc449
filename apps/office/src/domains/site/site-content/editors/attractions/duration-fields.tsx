import {
  type Attraction,
  AttractionsSection,
} from '@nightshift/shared/site/site-content/sections/attractions'
import { FieldGroup, Fields } from '../../../../../kit/layout.tsx'
import type { EditorProps } from '../../editor-props.ts'
import { bindFields } from '../fields/bind-fields.ts'
import { LineField } from '../fields/line-field.tsx'
import { NumberField } from '../fields/number-field.tsx'
import { ATTRACTIONS } from './attractions.texts.ts'

type Time = NonNullable<Attraction['time']>
type Props = {
  value: Attraction['time']
  onChange: (value: Attraction['time']) => void
  problemAt: EditorProps<'attractions'>['problemAt']
  path: string
}

const { label } = AttractionsSection.shape.list.element.shape.time.unwrap().shape
const RANGE = { min: 1, max: 600 }
const START: Omit<Time, 'from'> = { label: ATTRACTIONS.defaultTimeLabel, to: null }

/** How long an attraction takes: one number of minutes, or from one to another. */
export function DurationFields({ value, onChange, problemAt, path }: Props) {
  const change = (from: number | null) => onChange(from === null ? null : { ...START, ...value, from })
  return (
    <FieldGroup title={ATTRACTIONS.duration}>
      <Fields narrow>
        <NumberField
          {...RANGE}
          name={`${path}.from`}
          label={ATTRACTIONS.from}
          description={value ? undefined : ATTRACTIONS.fromHint}
          value={value?.from ?? null}
          problem={problemAt(`${path}.from`)}
          onChange={change}
        />
        {value && (
          <>
            <NumberField
              {...RANGE}
              name={`${path}.to`}
              label={ATTRACTIONS.to}
              description={ATTRACTIONS.toHint}
              value={value.to}
              problem={problemAt(`${path}.to`)}
              onChange={(to) => onChange({ ...value, to })}
            />
            <LineField
              label={ATTRACTIONS.timeLabel}
              required
              max={label.maxLength}
              {...bindFields<Time>(value, onChange, problemAt, path)('label')}
            />
          </>
        )}
      </Fields>
    </FieldGroup>
  )
}
