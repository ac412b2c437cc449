/** The server's limit for every list. */
const PAGE = 10_000

type Range = { festivalId: number; from: Date; to: Date }
type Entry = { id: number }

/**
 * All entries that ended in a range, and the open ones. Keyset pagination by id, which never changes: with `skip`, a
 * clock-out between two pages shifts the following rows, so one is read twice or never.
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
