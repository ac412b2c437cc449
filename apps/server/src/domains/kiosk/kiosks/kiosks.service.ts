import type { KioskReport, NewKiosk } from '@nightshift/shared/kiosk/kiosks/contract'
import { isVisibleChange, kioskState } from '@nightshift/shared/kiosk/kiosks/rules'
import { changed } from '../../../platform/changed.ts'
import { lockFestival } from '../../../platform/database/lock-festival.ts'
import type { Db, Transaction } from '../../../platform/database/pool.ts'
import type { FestivalScope } from '../../../platform/database/within-festival.ts'
import { AppError, found } from '../../../platform/http/app-error.ts'
import { JsonText } from '../../../platform/http/serve.ts'
import { hashCode, limitCodeAttempts, newCode } from '../../../platform/limits/one-time-code.ts'
import { announce } from '../../../platform/live.ts'
import { VERSION } from '../../../platform/release.ts'
import type { Caller } from '../../../platform/session/caller.ts'
import { type EnrolledKiosk, hashKioskToken, newKioskToken } from '../../../platform/session/kiosk-token.ts'
import { festivalExists, hasEnrolledKiosk } from '../../setup/festivals/festivals.queries.ts'
import * as queries from './kiosks.queries.ts'
import { findRoster } from './roster.queries.ts'

const CODE_VALID_MS = 10 * 60_000

type Added = Pick<NewKiosk, 'name' | 'place'> & { festivalId: number | null }

/** Adds a kiosk and issues the code with which a device enrols as it. */
export async function addKiosk(db: Db, caller: Caller, { festivalId, name, place = '' }: Added) {
  if (festivalId === null) throw new AppError('festivalRequired')
  return db.transaction(async (tx) => {
    if (!(await festivalExists(tx, festivalId))) throw new AppError('notFound')
    const code = newCode()
    const expiresAt = new Date(caller.now.getTime() + CODE_VALID_MS)
    const values = { festivalId, name, place, codeHash: hashCode(code), codeExpiresAt: expiresAt }
    const { id } = await queries.insertKiosk(tx, { ...values, createdAt: caller.now })
    const after = { name, place }
    await changed(tx, caller, { festivalId, action: 'create', entity: 'kiosk', entityId: id, after })
    return { id, code, expiresAt }
  })
}

export async function listKiosks(db: Db, scope: FestivalScope, now: Date) {
  const found = await queries.findKiosks(db, scope)
  return found.map((kiosk) => ({ ...kiosk, state: kioskState(kiosk, now) }))
}

/**
 * Revokes a kiosk's token or code, unless that was done before. `noKiosk`: also the last one of a festival where only
 * enrolled kiosks count.
 */
export function revokeKiosk(db: Db, caller: Caller, id: number, noKiosk: boolean) {
  return db.transaction(async (tx) => {
    const kiosk = found(await queries.lockKiosk(tx, caller, id))
    if (kiosk.revokedAt) return
    const festival = await lockFestival(tx, kiosk.festivalId)
    await revoke(tx, caller, kiosk)
    const matters = kiosk.enrolledAt && festival?.onlyEnrolledKiosks && !noKiosk
    if (matters && !(await hasEnrolledKiosk(tx, kiosk.festivalId))) throw new AppError('noKioskEnrolled')
  })
}

type Author = Parameters<typeof changed>[1]

async function revoke(
  tx: Transaction,
  author: Author,
  { id, festivalId, name }: Omit<EnrolledKiosk, 'enrolledAt' | 'revokedAt'>,
) {
  await queries.revoke(tx, id, author.now)
  const before = { name }
  await changed(tx, author, { festivalId, action: 'revoke', entity: 'kiosk', entityId: id, before })
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
    await changed(tx, author, { festivalId, action: 'enrol', entity: 'kiosk', entityId: id, after })
    const replaced = previous && (await queries.lockKiosk(tx, previous, previous.id))
    if (replaced && !replaced.revokedAt) await revoke(tx, author, replaced)
    return { token, self: await queries.findSelf(tx, id) }
  })
  if (enrolled) return enrolled
  // Only wrong codes count: whoever types them keeps nobody from enrolling with the right one.
  await limitCodeAttempts(db, 'kiosk-code', { ip, now })
  throw new AppError('kioskCodeWrong')
}

/** The kiosk behind a call that is not for revoked ones. */
export function inUse(kiosk: EnrolledKiosk | undefined) {
  if (!kiosk) throw new AppError('kioskNotEnrolled')
  if (kiosk.revokedAt) throw new AppError('kioskRevoked')
  return kiosk
}

/** A heartbeat: stores what the device reports, and answers what it has to know. The people are JSON text already. */
export async function syncKiosk(db: Db, kiosk: EnrolledKiosk, report: KioskReport, now: () => Date) {
  const at = now()
  await saveReport(db, kiosk, report, at)
  const [self, { version, people, openShifts }] = await Promise.all([
    queries.findSelf(db, kiosk.id),
    findRoster(db, kiosk.festivalId, { knownVersion: report.rosterVersion, now: at }),
  ])
  const known = { kiosk: self, serverTime: now(), release: VERSION, rosterVersion: version }
  const head = JSON.stringify(known).slice(0, -1)
  return new JsonText(`${head}${people === null ? '' : `,"people":${people}`},"openShifts":${openShifts}}`)
}

/** Announced when the list of kiosks shows something new. */
async function saveReport(db: Db, { id, festivalId }: EnrolledKiosk, report: KioskReport, now: Date) {
  const { rosterVersion: _, oldestWaitingAt, ...values } = report
  const stored = { ...values, oldestWaitingAt: oldestWaitingAt === null ? null : new Date(oldestWaitingAt) }
  const before = await queries.saveReport(db, id, stored, now)
  if (!before) throw new AppError('kioskRevoked')
  if (isVisibleChange(before, report, now)) announce(db, { kind: 'kiosk', festivalId })
}
