import { batchPerDatabase } from '../../../platform/database/batch-loader.ts'
import { constraintOf, namedByConstraint } from '../../../platform/database/constraints.ts'
import type { Db } from '../../../platform/database/pool.ts'
import { announce } from '../../../platform/live.ts'
import { close, OPEN_AFTER_AHEAD, OPEN_AFTER_FORGOTTEN, open } from './punch.statements.ts'

export type Punched = {
  id: number
  festivalId: number
  userId: string
  positionName: string
  startTime: Date
  /** Of a shift that ended. */
  hundredths: number | null
}

/** Who punches when. A null actor is the badge at the kiosk. */
export type Punch = { userId: string; now: Date; actorId: string | null; idempotent?: IdempotentAnswer }

/** An idempotency key, the hash of its request, and the answer to store under it: the statement adds the shift's facts. */
type IdempotentAnswer = { key: string; request: Buffer; answer: object }

const valuesOf = ({ userId, now, actorId, idempotent }: Punch) => [
  userId,
  now,
  actorId,
  idempotent?.key ?? null,
  idempotent?.request ?? null,
  idempotent ? JSON.stringify(idempotent.answer) : null,
]

/**
 * A punch that is batched: those of a rush share a statement, because its plan, commit and round trip take longer than a
 * row. Punches that their batch leaves out run alone: of a person who is locked or comes twice, and all of them when a
 * constraint refused one.
 */
function batched<P extends Punch, Row extends Punched>(
  name: string,
  statement: typeof open,
  columnsOf: (punch: P) => unknown[],
) {
  const alone = { name, text: statement('') }
  const together = { name: `${name}_batch`, text: statement('skip locked') }

  async function run(db: Db, prepared: typeof alone, punches: P[]) {
    const rows = punches.map((punch) => [...valuesOf(punch), ...columnsOf(punch)])
    const values = rows[0]!.map((_, column) => rows.map((row) => row[column]))
    return (await db.$client.query<Row>({ ...prepared, values })).rows
  }

  const runAlone = (db: Db, punch: P) => run(db, alone, [punch]).catch(throwNamed)

  const inBatch = batchPerDatabase(async (db, punches: P[]) => {
    const firsts = new Map(punches.toReversed().map((punch) => [punch.userId, punch]))
    const rows = await run(db, together, [...firsts.values()]).catch(emptyIfRefused)
    const byUser = new Map(rows.map((row) => [row.userId, row]))
    return punches.map((punch) => (firsts.get(punch.userId) === punch ? byUser.get(punch.userId) : undefined))
  })

  return async (db: Db, punch: P) =>
    announced(db, (await inBatch(db, punch)) ?? (await runAlone(db, punch))[0])
}

/** Punches write their audit rows themselves, so nothing else announces them. */
function announced<Row extends Punched & { closed?: boolean }>(db: Db, row: Row | undefined) {
  if (!row || row.closed === false) return row
  const { festivalId, userId } = row
  announce(db, { kind: 'punch', festivalId, userId })
  return row
}

function throwNamed(error: unknown): never {
  throw namedByConstraint(error)
}

function emptyIfRefused(error: unknown): [] {
  if (constraintOf(error)) return []
  throw error
}

/** Opens a shift, or nothing for a position not assigned. The pay rate is copied: a later raise leaves past shifts alone. */
export const openEntry = batched<Punch & { userPositionId: number }, Punched>(
  'open_entry',
  open,
  ({ userPositionId }) => [userPositionId],
)

type Ending = { id: number; startTime: Date; endTime: Date }

/** Ends a shift and opens the next one atomically. Nothing if its start was edited. */
function afterEnding(name: string, text: string) {
  return async (
    db: Db,
    punch: Punch & { userPositionId: number },
    { id, startTime, endTime }: Ending,
  ): Promise<Punched | undefined> => {
    const values = [...valuesOf(punch), punch.userPositionId, id, startTime, endTime]
    const { rows } = await db.$client.query<Punched>({ name, text, values }).catch(throwNamed)
    return announced(db, rows[0])
  }
}

/** Of a forgotten shift, which is flagged for review. */
export const openAfterForgotten = afterEnding('open_after_forgotten', OPEN_AFTER_FORGOTTEN)

/** Of a shift whose given end is later than now. */
export const openAfterAhead = afterEnding('open_after_ahead', OPEN_AFTER_AHEAD)

export type Closing = Punch & { entryId?: number; cashTips?: number; creditTips?: number }

/** Closes somebody's open shift, or the named one if open. One that takes no tips stays open when there are some. */
export const closeEntry = batched<Closing, Punched & { closed: boolean }>(
  'close_entry',
  close,
  ({ entryId = null, cashTips = null, creditTips = null }) => [entryId, cashTips, creditTips],
)
