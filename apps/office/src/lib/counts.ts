/** '1,234' */
export const formatCount = (count: number) => count.toLocaleString('en-US')

/** '1 entry', '1,234 entries' */
export const countOf = (count: number, one: string, many: string) =>
  `${formatCount(count)} ${count === 1 ? one : many}`

export const countOfEntries = (count: number) => countOf(count, 'entry', 'entries')
export const countOfPeople = (count: number) => countOf(count, 'person', 'people')
