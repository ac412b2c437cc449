import { randomBytes } from 'node:crypto'
import { dateAt } from '@nightshift/shared/local-time'
import { NO_PAYCHEX_ID } from '@nightshift/shared/people/employees/contract'
import type { ErasurePreview } from '@nightshift/shared/people/erasure/contract'
import {
  addressText,
  FORMER_EMPLOYEE,
  isConfirmed,
  sealedUntil,
} from '@nightshift/shared/people/erasure/rules'
import { changed } from '../../../platform/changed.ts'
import type { Db, Queryable, Transaction } from '../../../platform/database/pool.ts'
import { AppError, found } from '../../../platform/http/app-error.ts'
import { announce } from '../../../platform/live.ts'
import type { Caller } from '../../../platform/session/caller.ts'
import { endSessionsOf } from '../../../platform/session/session.ts'
import { forgetInExports } from '../../payroll/redact-exports.service.ts'
import { findAdministrators, lockAdministrators } from '../employees/employees.queries.ts'
import { findUser, lockUser, type StoredUser, updateUser } from '../users/users.queries.ts'
import { countAuditRows, scrubAuditOfPerson } from './audit-scrub.queries.ts'
import {
  countPossessions,
  deleteApplications,
  deletePossessions,
  findPay,
  findSealed,
  insertErased,
  saveSeal,
  unlinkApplications,
} from './erasure.queries.ts'
import { scrubOverridesOf } from './override-scrub.queries.ts'
import { findRefusals } from './refusals.ts'
import { findTheirApplications, lockTheirApplications } from './their-applications.queries.ts'

/** What erasing a person would do, and what stands in the way. */
export async function previewErasure(db: Db, caller: Caller, id: string): Promise<ErasurePreview> {
  const user = found(await findUser(db, caller, id))
  const refused = await findRefusals(db, caller, user, await findAdministrators(db))
  const { applicationIds, entries, until, seal } = await describe(db, user, caller.now)
  const auditRows = await countAuditRows(db, id, applicationIds)
  return {
    ...refused,
    gone: { applications: applicationIds.length, ...(await countPossessions(db, id)), auditRows },
    timeEntries: entries,
    sealedUntil: seal && until,
    hasAddress: seal?.address != null,
  }
}

/** Erases a person for good, unless something stands in the way. The typed name confirms it. */
export async function erasePerson(db: Db, caller: Caller, id: string, confirmation: string) {
  return db.transaction(async (tx) => {
    // The order of locks: administrators as in an edit, applications as in a hire, then the person.
    const administrators = await lockAdministrators(tx)
    await lockTheirApplications(tx, id)
    const user = found(await lockUser(tx, caller, id))
    const { refusals } = await findRefusals(tx, caller, user, administrators)
    if (refusals[0]) throw new AppError(refusals[0])
    if (!isConfirmed(confirmation, user)) throw new AppError('confirmationWrong')
    return erase(tx, user, { erasedBy: caller.id, erasedAt: caller.now, now: caller.now })
  })
}

type By = { erasedBy: string | null; erasedAt: Date; now: Date }

/**
 * Erases a person whose row is locked. Hours and pay stay. US payroll law asks for the name and address of a paid
 * person (29 CFR 516.2), so these are sealed for a time.
 */
export async function erase(tx: Transaction, user: StoredUser, { erasedBy, erasedAt, now }: By) {
  const { id, festivalId } = user
  const { applications, applicationIds, until, seal } = await describe(tx, user, now)
  await insertErased(tx, { userId: id, erasedAt, erasedBy, applications, sealedUntil: until, ...seal })
  await updateUser(tx, id, anonymous())
  await endSessionsOf(tx, id)
  await scrubAuditOfPerson(tx, id, applicationIds)
  await forgetInExports(tx, user, now)
  await scrubOverridesOf(tx, id)
  await deletePossessions(tx, id)
  const deleted = await deleteApplications(tx, applicationIds)
  await unlinkApplications(tx, id)
  await changed(tx, { id: erasedBy, now }, { festivalId, entity: 'user', entityId: id, action: 'erase' })
  for (const application of deleted) announce(tx, { kind: 'application', festivalId: application.festivalId })
  return { erasedAt, sealedUntil: seal && until }
}

/** The columns of a person after an erasure. */
const anonymous = () => ({
  ...FORMER_EMPLOYEE,
  username: `erased-${randomBytes(8).toString('hex')}`,
  // No hash: no password matches it.
  passwordHash: 'erased',
  passwordIsDefault: false,
  mustChangePassword: false,
  isActive: false,
  mayReturn: false,
  email: '',
  phone: '',
  notes: '',
  paychexId: NO_PAYCHEX_ID,
  photoVersion: null,
  applicationId: null,
  emergencyContact: '',
  emergencyRelation: '',
  emergencyPhone: '',
})

/** Until when the name of a person is sealed: as the festival that paid them wants it for longest. Null: never paid. */
function sealOf(pay: Awaited<ReturnType<typeof findPay>>) {
  const seals = pay.flatMap(({ lastPaidAt, timeZone, nameYears }) =>
    lastPaidAt ? [{ until: sealedUntil(lastPaidAt, timeZone, nameYears), timeZone }] : [],
  )
  return seals.reduce<(typeof seals)[number] | null>(
    (longest, one) => (longest && longest.until >= one.until ? longest : one),
    null,
  )
}

/** Names stay sealed for as long as their festivals say now: one may keep them for more years than at the erasure. */
export async function extendSeals(tx: Transaction) {
  for (const { userId, sealedUntil: until } of await findSealed(tx)) {
    const seal = sealOf(await findPay(tx, userId))
    if (seal && seal.until > until) await saveSeal(tx, userId, seal.until)
  }
}

/** The applications of a person and, if the years of their festival are not over, what is sealed and until when. */
async function describe(db: Queryable, { id, firstName, middleName, lastName }: StoredUser, now: Date) {
  const applications = await findTheirApplications(db, id)
  const pay = await findPay(db, id)
  const entries = pay.reduce((sum, one) => sum + one.entries, 0)
  const [latest] = applications
  const longest = sealOf(pay)
  const until = longest?.until ?? null
  const isOver = longest === null || longest.until < dateAt(now, longest.timeZone)
  const address = latest ? addressText(JSON.parse(latest.rawData)) : null
  const seal = isOver ? null : { firstName, middleName, lastName, address }
  return {
    applications: applications.map((one) => ({ id: one.id, createdAt: one.createdAt.toISOString() })),
    applicationIds: applications.map((one) => one.id),
    entries,
    until,
    seal,
  }
}
