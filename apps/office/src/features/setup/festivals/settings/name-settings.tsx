import { NativeSelect } from '@mantine/core'
import { proposedNameYears } from '@nightshift/shared/people/erasure/rules'
import { LEAST_NAME_YEARS, MOST_NAME_YEARS, US_STATES } from '@nightshift/shared/setup/festivals/contract'
import { SETTINGS } from './settings.texts.ts'
import type { SettingsFields } from './settings-fields.ts'

const { names } = SETTINGS
const YEARS = Array.from({ length: MOST_NAME_YEARS - LEAST_NAME_YEARS + 1 }, (_, at) => LEAST_NAME_YEARS + at)

type Props = {
  fields: Pick<SettingsFields, 'state' | 'nameYears'>
  onChange: (changes: Partial<SettingsFields>) => void
}

/** For how long the names of erased people are kept. The state proposes it. */
export const NameSettings = ({ fields: { state, nameYears }, onChange }: Props) => (
  <>
    <NativeSelect
      label={names.state}
      description={names.stateHint}
      inputWrapperOrder={['label', 'input', 'description']}
      data={[{ value: '', label: names.noState }, ...US_STATES]}
      value={state ?? ''}
      onChange={({ currentTarget: { value } }) => {
        const chosen = US_STATES.find((one) => one === value) ?? null
        onChange({ state: chosen, nameYears: proposedNameYears(chosen) })
      }}
    />
    <NativeSelect
      label={names.years}
      description={names.yearsHint}
      inputWrapperOrder={['label', 'input', 'description']}
      data={YEARS.map((count) => ({ value: String(count), label: names.yearsOf(count) }))}
      value={String(nameYears)}
      onChange={({ currentTarget: { value } }) => onChange({ nameYears: Number(value) })}
    />
  </>
)
