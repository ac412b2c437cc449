import type { ComboboxItem, OptionsFilter } from '@mantine/core'
import { foldText, textFilter } from '@nightshift/shared/text-search'

/** The filter of a searchable Select without groups: the text search of every list. */
export const searchOptions: OptionsFilter = ({ options, search, limit }) => {
  const matches = textFilter(search)
  return (options as ComboboxItem[]).filter(({ label }) => matches(foldText(label))).slice(0, limit)
}
