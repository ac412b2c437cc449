/** Where every list of the server stops. */
const PAGE = 10_000

type Range = { festivalId: number; from: Date; to: Date }
type Entry = { id: number }

/**
 * Every entry that ended in a range, and those still open, page by page. One list with keyset pages by id, which never
 * changes: with `skip`, somebody who clocks out between two pages moves all rows behind them, and one of them is read
 * twice or never.
 */
export async function payrollEntries<E extends Entry>(
  { festivalId, from, to }: Range,
  list: (filter: object) => Promise<E[]>,
  limit = PAGE,
) {
  const ended = { endTime: { between: [from.toISOString(), to.toISOString()] } }
  const entries: E[] = []
  let page: E[]
  do {
    const last = entries.at(-1)
    const where = { festivalId, or: [ended, { endTime: null }], ...(last && { id: { lt: last.id } }) }
    page = await list({ where, order: ['id DESC'], limit })
    entries.push(...page)
  } while (page.length === limit)
  return entries
}
