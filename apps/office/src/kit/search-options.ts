import type { ComboboxItem, OptionsFilter } from '@mantine/core'
import { foldText, textFilter } from '@nightshift/shared/text-search'

/** The text search of the lists, as the filter of a searchable Select without groups. */
export const searchOptions: OptionsFilter = ({ options, search, limit }) => {
  const matches = textFilter(search)
  return (options as ComboboxItem[]).filter(({ label }) => matches(foldText(label))).slice(0, limit)
}
