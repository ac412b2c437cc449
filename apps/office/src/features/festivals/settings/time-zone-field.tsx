import { Select } from '@mantine/core'
import { searchOptions } from '../../../ui/search-options.ts'
import { SETTINGS } from './settings.texts.ts'

const ZONES = [...new Set(['UTC', ...Intl.supportedValuesOf('timeZone')])].sort()
/** Limits the options: typing finds the others. */
const SHOWN = 60

type Props = { value: string; onChange: (timeZone: string) => void }

/** A searchable select of the IANA time zones. */
export const TimeZoneField = ({ value, onChange }: Props) => (
  <Select
    label={SETTINGS.timeZone}
    description={SETTINGS.timeZoneHint}
    inputWrapperOrder={['label', 'input', 'description']}
    searchable
    filter={searchOptions}
    allowDeselect={false}
    data={ZONES}
    limit={SHOWN}
    maxDropdownHeight={320}
    nothingFoundMessage={SETTINGS.noTimeZone}
    comboboxProps={{ transitionProps: { duration: 0 } }}
    value={value}
    onChange={(zone) => zone && onChange(zone)}
  />
)
