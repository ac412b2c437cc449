import { fileOf, isCorrectable } from '@nightshift/shared/payroll/changes'
import type { PaidValues } from '@nightshift/shared/payroll/contract'
import type { SpiChange } from '@nightshift/shared/payroll/spi-file'
import type { Transaction } from '../../platform/database/pool.ts'
import { findChanges } from '../payroll/changes.queries.ts'
import { holdEntries, holdForCorrection } from '../payroll/export-entries.queries.ts'
import { findUnpaid, type Range } from './spi.queries.ts'

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
  return (await find(found)).map(({ id, user: { isErased: _, ...user }, before, after }) => ({
    id,
    user,
    before: before && valuesOf(before),
    after: after && valuesOf(after),
  }))
}

const valuesOf = ({ paychexId, ...values }: PaidValues) => ({ ...values, workerId: paychexId })
