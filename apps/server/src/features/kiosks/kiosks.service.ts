import type { KioskReport, NewKiosk } from '@nightshift/shared/kiosks/contract'
import { isVisibleChange, kioskState } from '@nightshift/shared/kiosks/rules'
import { record } from '../../platform/audit.ts'
import { lockFestival } from '../../platform/database/lock-festival.ts'
import type { Db, Transaction } from '../../platform/database/pool.ts'
import type { FestivalScope } from '../../platform/database/within-festival.ts'
import { AppError } from '../../platform/http/app-error.ts'
import { hashCode, limitCodeAttempts, newCode } from '../../platform/limits/one-time-code.ts'
import type { Caller } from '../../platform/session/caller.ts'
import { type EnrolledKiosk, hashKioskToken, newKioskToken } from '../../platform/session/kiosk-token.ts'
import { festivalExists, hasEnrolledKiosk } from '../festivals/festivals.queries.ts'
import * as queries from './kiosks.queries.ts'

const CODE_VALID_MS = 10 * 60_000

type Added = Pick<NewKiosk, 'name' | 'place'> & { festivalId: number }

/** Adds a kiosk and issues the code with which a device enrols as it. */
export function addKiosk(db: Db, caller: Caller, { festivalId, name, place = '' }: Added) {
  return db.transaction(async (tx) => {
    if (!(await festivalExists(tx, festivalId))) throw new AppError('notFound')
    const code = newCode()
    const expiresAt = new Date(caller.now.getTime() + CODE_VALID_MS)
    const values = { festivalId, name, place, codeHash: hashCode(code), codeExpiresAt: expiresAt }
    const { id } = await queries.insertKiosk(tx, { ...values, createdAt: caller.now })
    const after = { name, place }
    await record(tx, caller, [{ festivalId, action: 'create', entity: 'kiosk', entityId: id, after }])
    return { id, code, expiresAt }
  })
}

export async function listKiosks(db: Db, scope: FestivalScope, now: Date) {
  const found = await queries.findKiosks(db, scope)
  return found.map((kiosk) => ({ ...kiosk, state: kioskState(kiosk, now) }))
}

/**
 * Revokes a kiosk's token or code. Answers the festival, or nothing when that was done before. `noKiosk`: also the last
 * one of a festival where only enrolled kiosks count.
 */
export function revokeKiosk(db: Db, caller: Caller, id: number, noKiosk: boolean) {
  return db.transaction(async (tx) => {
    const kiosk = await queries.lockKiosk(tx, caller, id)
    if (!kiosk) throw new AppError('notFound')
    if (kiosk.revokedAt) return undefined
    const festival = await lockFestival(tx, kiosk.festivalId)
    await revoke(tx, caller, kiosk)
    const matters = kiosk.enrolledAt && festival?.onlyEnrolledKiosks && !noKiosk
    if (matters && !(await hasEnrolledKiosk(tx, kiosk.festivalId))) throw new AppError('noKioskEnrolled')
    return kiosk.festivalId
  })
}

type Author = Parameters<typeof record>[1]

async function revoke(
  tx: Transaction,
  author: Author,
  { id, festivalId, name }: Omit<EnrolledKiosk, 'enrolledAt' | 'revokedAt'>,
) {
  await queries.revoke(tx, id, author.now)
  const before = { name }
  await record(tx, author, [{ festivalId, action: 'revoke', entity: 'kiosk', entityId: id, before }])
}

/**
 * Makes the device with this code a kiosk. The kiosk that the device was before is revoked: its token is overwritten, so
 * nobody has it any more.
 */
export async function enrolKiosk(
  db: Db,
  code: string,
  previous: EnrolledKiosk | undefined,
  { ip, now }: { ip: string; now: Date },
) {
  const token = newKioskToken()
  const enrolled = await db.transaction(async (tx) => {
    const kiosk = await queries.useCode(tx, hashCode(code), hashKioskToken(token), now)
    if (!kiosk) return undefined
    const { id, festivalId, name } = kiosk
    const author = { id: null, now }
    const after = { name }
    await record(tx, author, [{ festivalId, action: 'enrol', entity: 'kiosk', entityId: id, after }])
    const replaced = previous && (await queries.lockKiosk(tx, previous, previous.id))
    if (replaced && !replaced.revokedAt) await revoke(tx, author, replaced)
    return { token, festivalId, self: await queries.findSelf(tx, id) }
  })
  if (enrolled) return enrolled
  // Only wrong codes count: whoever types them keeps nobody from enrolling with the right one.
  await limitCodeAttempts(db, 'kiosk-code', { ip, now })
  throw new AppError('kioskCodeWrong')
}

/** Stores what the device reports. Answers whether the list of kiosks shows something new. */
export async function saveReport(db: Db, { id }: EnrolledKiosk, report: KioskReport, now: Date) {
  const { rosterVersion: _, oldestWaitingAt, ...values } = report
  const stored = { ...values, oldestWaitingAt: oldestWaitingAt === null ? null : new Date(oldestWaitingAt) }
  const before = await queries.saveReport(db, id, stored, now)
  if (!before) throw new AppError('kioskRevoked')
  return isVisibleChange(before, report, now)
}
