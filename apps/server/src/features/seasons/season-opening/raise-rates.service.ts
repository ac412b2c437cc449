import { raisedRate } from '@nightshift/shared/seasons/season-opening/raise'
import { changed } from '../../../platform/changed.ts'
import type { Transaction } from '../../../platform/database/pool.ts'
import type { Caller } from '../../../platform/session/caller.ts'
import { lockHeldPositions, lockPositions, setDefaultRates, setHeldRates } from './season-opening.queries.ts'

/** Raises every default rate and every held rate, each with an audit row. Shifts keep the rates they copied. */
export async function raiseRates(tx: Transaction, caller: Caller, festivalId: number, percent: number) {
  if (percent === 0) return 0
  const defaults = (await lockPositions(tx, festivalId))
    .map((position) => ({ ...position, rate: raisedRate(position.defaultPayRate, percent) }))
    .filter(({ rate, defaultPayRate }) => rate !== defaultPayRate)
  const held = (await lockHeldPositions(tx, festivalId))
    .map((before) => ({ id: before.id, before, rate: raisedRate(before.payrate, percent) }))
    .filter(({ rate, before }) => rate !== before.payrate)
  await setDefaultRates(tx, defaults)
  await setHeldRates(tx, held)
  await changed(
    tx,
    caller,
    ...defaults.map(({ id: entityId, defaultPayRate, rate }) => ({
      festivalId,
      action: 'edit',
      entity: 'position' as const,
      entityId,
      before: { defaultPayRate },
      after: { defaultPayRate: rate },
    })),
    ...held.map(({ id: entityId, before, rate }) => ({
      festivalId,
      action: 'changePayRate',
      entity: 'userPosition' as const,
      entityId,
      before,
      after: { ...before, payrate: rate },
    })),
  )
  return defaults.length + held.length
}
