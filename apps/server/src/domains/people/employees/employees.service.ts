import { can, HIGHEST_LEVEL } from '@nightshift/shared/access'
import { mustReplacePassword } from '@nightshift/shared/access/auth/rules'
import { PHOTO_SIZE } from '@nightshift/shared/image'
import type { UserPatch } from '@nightshift/shared/people/employees/contract'
import { needsFestival } from '@nightshift/shared/people/employees/rules'
import { changed } from '../../../platform/changed.ts'
import type { Db, Transaction } from '../../../platform/database/pool.ts'
import { AppError, found } from '../../../platform/http/app-error.ts'
import { readImage, type StoredImage } from '../../../platform/images.ts'
import { announce } from '../../../platform/live.ts'
import { type Caller, EVERY_FESTIVAL } from '../../../platform/session/caller.ts'
import { refuseStale } from '../../../platform/stale.ts'
import { takeOffFutureNights } from '../../nights/night-plan/leaving.service.ts'
import { festivalExists } from '../../setup/festivals/festivals.queries.ts'
import { closeShiftsOf } from '../../time/timeclock/timesheets.service.ts'
import { takeAllPositions } from '../users/held-positions.service.ts'
import { lockUser, type StoredUser, updateUser } from '../users/users.queries.ts'
import { refuseErased } from '../users/users.service.ts'
import { endSessionsAndShifts } from './deactivate.service.ts'
import { checkPatch } from './employee-rights.ts'
import { deletePhoto, lockAdministrators, savePhoto } from './employees.queries.ts'

type Fields = Omit<UserPatch, 'updatedAt' | 'photo'>

/** People below the admin area see nobody but themselves. */
export function checkMaySee(caller: Caller, id: string) {
  if (id !== caller.id && !can(caller, 'employees.list')) throw new AppError('notFound')
}

/** Changes a person, or oneself, field by field as far as the level allows. */
export async function editUser(
  db: Db,
  caller: Caller,
  id: string,
  { updatedAt, photo, ...fields }: UserPatch,
) {
  const self = caller.id === id
  checkMaySee(caller, id)
  const image = typeof photo === 'string' ? await readImage(photo, PHOTO_SIZE) : photo

  return db.transaction(async (tx) => {
    // Locked before the person: two administrators who remove each other would deadlock otherwise.
    const administrators = mayRemoveAdministrator(fields) ? await lockAdministrators(tx) : []
    const before = found(await lockUser(tx, self ? EVERY_FESTIVAL : caller, id))
    await refuseErased(tx, id)
    const changes = withoutUnchanged(before, fields)
    const named = Object.keys(changes) as (keyof UserPatch)[]
    checkPatch(caller, before, photo === undefined ? named : [...named, 'photo'])
    refuseStale(before, updatedAt)
    if (losesAdministrator(before, changes) && administrators.every((other) => other.id === id))
      throw new AppError('lastAdministrator')
    await checkFestival(tx, before, changes)

    if (image !== undefined) await replacePhoto(tx, id, image)
    if (changes.festivalId !== undefined) await leaveFestival(tx, caller, before, changes.festivalId)
    const set = {
      ...changes,
      ...passwordDue(before, changes),
      ...(image !== undefined && { photoVersion: image?.version ?? null }),
    }
    const after = Object.keys(set).length ? await updateUser(tx, id, set) : before
    if (before.isActive && !after.isActive) await endSessionsAndShifts(tx, caller, [id])
    const { festivalId } = after
    await changed(tx, caller, { festivalId, entity: 'user', entityId: id, before, after, fields: AUDITED })
    // Whoever reaches every festival may have seen them without one.
    if (before.festivalId !== festivalId) announce(tx, { kind: 'employee', festivalId: before.festivalId })
  })
}

const replacePhoto = (tx: Transaction, id: string, image: StoredImage | null) =>
  image ? savePhoto(tx, id, image) : deletePhoto(tx, id)

/** The employee form always sends level and festival; unchanged, they need no rights. */
function withoutUnchanged(before: StoredUser, { accessLvl, festivalId, ...others }: Fields) {
  return {
    ...others,
    ...(accessLvl !== undefined && accessLvl !== before.accessLvl && { accessLvl }),
    ...(festivalId !== undefined && festivalId !== before.festivalId && { festivalId }),
  }
}

const mayRemoveAdministrator = ({ isActive, accessLvl = HIGHEST_LEVEL }: UserPatch) =>
  isActive === false || accessLvl < HIGHEST_LEVEL

const isAdministrator = ({ accessLvl, isActive }: StoredUser) => accessLvl === HIGHEST_LEVEL && isActive

const losesAdministrator = (before: StoredUser, changes: Partial<StoredUser>) =>
  isAdministrator(before) && !isAdministrator({ ...before, ...changes })

async function checkFestival(tx: Transaction, before: StoredUser, changes: Partial<StoredUser>) {
  const { festivalId } = changes
  if (typeof festivalId === 'number' && !(await festivalExists(tx, festivalId)))
    throw new AppError('unknownFestival')
  if (needsFestival(before, { ...before, ...changes })) throw new AppError('festivalRequired')
}

/** A move closes the open shift, removes all positions and planned nights, and writes an audit row for the old festival. */
async function leaveFestival(tx: Transaction, caller: Caller, before: StoredUser, to: number) {
  const { id, festivalId } = before
  await closeShiftsOf(tx, caller, [id])
  await takeOffFutureNights(tx, caller, [id])
  await takeAllPositions(tx, caller, id)
  if (festivalId === null) return
  const change = { before: { festivalId }, after: { festivalId: to } }
  await changed(tx, caller, { festivalId, entity: 'user', entityId: id, action: 'leave', ...change })
}

const passwordDue = (before: StoredUser, { accessLvl }: Partial<StoredUser>) =>
  accessLvl !== undefined && mustReplacePassword({ ...before, accessLvl }) && { mustChangePassword: true }

const AUDITED = [
  ...(['firstName', 'middleName', 'lastName', 'email', 'phone', 'username', 'festivalId'] as const),
  ...(['isActive', 'accessLvl', 'paychexId', 'notes', 'photoVersion'] as const),
  ...(['seasonsBefore', 'mayReturn'] as const),
  ...(['emergencyContact', 'emergencyRelation', 'emergencyPhone'] as const),
] satisfies (keyof StoredUser)[]
