import { MONTHS } from '@nightshift/shared/calendar-words'

const partsOf = (date: string) => {
  const [year, month, day] = date.split('-').map(Number) as [number, number, number]
  return { year, month: MONTHS[month - 1]!.slice(0, 3), day }
}

/** '2 Nov 2024', '18 and 19 Oct 2024', '26 Oct and 2 Nov 2024': each month and year stands after its last day. */
export function shortDates(dates: string[]) {
  const words = dates.map(partsOf).map(({ year, month, day }, index, all) => {
    const next = all[index + 1]
    const isLastOfYear = next?.year !== year
    const isLastOfMonth = isLastOfYear || next.month !== month
    return [day, isLastOfMonth && month, isLastOfYear && year].filter(Boolean).join(' ')
  })
  const last = words.pop() ?? ''
  return words.length ? `${words.join(', ')} and ${last}` : last
}
