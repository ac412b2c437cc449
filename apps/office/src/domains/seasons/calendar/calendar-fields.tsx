import { TextInput, type TextInputProps } from '@mantine/core'
import { Fields } from '../../../kit/layout.tsx'
import { ExtraNights } from './extra-nights.tsx'
import { SEASON } from './season.texts.ts'
import { readSeason, type SeasonFields } from './season-fields.ts'

const DESCRIBED_BELOW: TextInputProps['inputWrapperOrder'] = ['label', 'input', 'description', 'error']

type Props = {
  fields: SeasonFields
  timeZone: string
  onChange: (changes: Partial<SeasonFields>) => void
}

/** The fields of a season's calendar, with their problems. */
export function CalendarFields({ fields, timeZone, onChange }: Props) {
  const wanted = readSeason(fields, timeZone)
  const problems = 'problems' in wanted ? wanted.problems : {}
  const field = (name: Exclude<keyof SeasonFields, 'extraNights'>) => ({
    label: SEASON[name],
    required: true,
    value: fields[name],
    error: problems[name] && SEASON.problems[problems[name]],
    onChange: ({ currentTarget }: { currentTarget: HTMLInputElement }) =>
      onChange({ [name]: currentTarget.value }),
  })
  return (
    <>
      <Fields>
        <TextInput
          {...field('opening')}
          inputWrapperOrder={DESCRIBED_BELOW}
          type="datetime-local"
          description={SEASON.openingHint(timeZone)}
        />
        <TextInput
          {...field('weekends')}
          inputWrapperOrder={DESCRIBED_BELOW}
          type="number"
          min={1}
          max={26}
          description={SEASON.weekendsHint}
        />
      </Fields>
      <Fields>
        <TextInput {...field('shiftStart')} type="time" />
        <TextInput {...field('shiftEnd')} type="time" />
      </Fields>
      <ExtraNights
        nights={fields.extraNights}
        season={'problems' in wanted ? undefined : wanted}
        timeZone={timeZone}
        onChange={(extraNights) => onChange({ extraNights })}
      />
    </>
  )
}
