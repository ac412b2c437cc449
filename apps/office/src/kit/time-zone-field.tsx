import { Select } from '@mantine/core'
import { OFFICE } from './office.texts.ts'
import { searchOptions } from './search-options.ts'

const ZONES = [...new Set(['UTC', ...Intl.supportedValuesOf('timeZone')])].sort()
/** Limits the options: typing finds the others. */
const SHOWN = 60

type Props = { description: string; value: string; onChange: (timeZone: string) => void }

/** A searchable select of the IANA time zones. */
export const TimeZoneField = ({ description, value, onChange }: Props) => (
  <Select
    label={OFFICE.timeZone}
    description={description}
    inputWrapperOrder={['label', 'input', 'description']}
    searchable
    filter={searchOptions}
    allowDeselect={false}
    data={ZONES}
    limit={SHOWN}
    maxDropdownHeight={320}
    nothingFoundMessage={OFFICE.noTimeZone}
    comboboxProps={{ transitionProps: { duration: 0 } }}
    value={value}
    onChange={(zone) => zone && onChange(zone)}
  />
)
