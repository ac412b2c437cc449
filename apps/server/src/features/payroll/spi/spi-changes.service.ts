import { fileOf, isCorrectable } from '@nightshift/shared/payroll/changes'
import type { PaidValues } from '@nightshift/shared/payroll/contract'
import type { SpiChange } from '@nightshift/shared/payroll/spi-file'
import type { Transaction } from '../../../platform/database/pool.ts'
import { findChanges } from '../changes.queries.ts'
import { holdEntries, holdForCorrection } from '../export-entries.queries.ts'
import { findTipped, findUnpaid, type Range } from './spi.queries.ts'

type Wanted = { festivalId: number; entryIds?: number[] }

/** The entries of a range that no import file holds yet, held until the transaction ends. */
export async function holdUnpaid(
  tx: Transaction,
  { festivalId, entryIds }: Wanted,
  range: Range,
): Promise<SpiChange[]> {
  const found = (await findUnpaid(tx, festivalId, range, entryIds)).map(({ id }) => id)
  await holdEntries(tx, found)
  // Once more: one may have been changed before it was held.
  const held = await findUnpaid(tx, festivalId, range, found)
  return held.map(({ id, userId, firstName, lastName, ...after }) => ({
    id,
    user: { id: userId, firstName, lastName },
    before: null,
    after,
  }))
}

/** What changed after an import file said it, for entries that ended or end in a range. */
export async function holdChanged(
  tx: Transaction,
  { festivalId, entryIds }: Wanted,
  { from, to }: Range,
): Promise<SpiChange[]> {
  const find = async (ids?: number[]) => {
    const changes = await findChanges(tx, festivalId, { entryIds: ids, since: from, until: to })
    return changes.filter((change) => fileOf(change.kind) === 'spi' && isCorrectable(change))
  }
  const found = (await find(entryIds)).map(({ id }) => id)
  await holdForCorrection(tx, found)
  const tipped = await findTipped(tx, found)
  return (await find(found)).map(({ id, user: { isErased: _, ...user }, before, after }) => {
    const isTipped = tipped.has(id)
    return {
      id,
      user,
      before: before && valuesOf(before, isTipped),
      after: after && valuesOf(after, isTipped),
    }
  })
}

const valuesOf = ({ paychexId, ...values }: PaidValues, isTipped: boolean) => ({
  ...values,
  isTipped,
  workerId: paychexId,
})
