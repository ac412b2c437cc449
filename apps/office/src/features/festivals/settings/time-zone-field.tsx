import { Select } from '@mantine/core'
import { searchOptions } from '../../../ui/search-options.ts'
import { SETTINGS } from './settings.texts.ts'

const ZONES = [...new Set(['UTC', ...Intl.supportedValuesOf('timeZone')])].sort()
/** The rest is a letter away. */
const SHOWN = 60

type Props = { value: string; onChange: (timeZone: string) => void }

/** One of the world's time zones, found by typing a part of its name. */
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
