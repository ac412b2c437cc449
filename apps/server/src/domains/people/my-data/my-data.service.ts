import type { MyData } from '@nightshift/shared/people/my-data/contract'
import type { z } from 'zod'
import type { Db } from '../../../platform/database/pool.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import { countHit } from '../../../platform/limits/rate-limit.ts'
import type { Caller } from '../../../platform/session/caller.ts'
import {
  countActivity,
  countKnownBrowsers,
  findAccount,
  findApplications,
  findBadges,
  findChanges,
  findEntries,
  findEntryRequests,
  findHeldPositions,
  findInvitations,
  findKioskPunches,
  findKioskScans,
  findSessions,
} from './my-data.queries.ts'
import { findNightData } from './nights.queries.ts'
import { findPayrollFiles } from './payroll-files.queries.ts'

/** Copies read many tables. */
const LIMIT = { most: 5, windowMs: 60_000 }

/** Everything that is held about the caller, from one snapshot of the database. Without secrets: hashes and tokens. */
export async function copyOwnData(
  db: Db,
  { id, now }: Pick<Caller, 'id' | 'now'>,
): Promise<z.input<typeof MyData>> {
  if (!(await countHit(db, `my-data:${id}`, LIMIT, now))) throw new AppError('tooManyRequests')
  return db.transaction(
    async (tx) => {
      const { user, festival, jpeg } = await findAccount(tx, id)
      // Whoever knows the name could read all of it.
      if (user.passwordIsDefault) throw new AppError('passwordChangeRequired')
      const { username, firstName, middleName, lastName, accessLvl, isActive, paychexId } = user
      const { passwordIsDefault, mustChangePassword, seasonsBefore, mayReturn, createdAt, updatedAt } = user
      const applications = await findApplications(tx, id)
      return {
        madeAt: now,
        account: {
          id,
          username,
          firstName,
          middleName,
          lastName,
          festival,
          accessLvl,
          isActive,
          paychexId,
          passwordIsDefault,
          mustChangePassword,
          seasonsBefore,
          mayReturn,
          createdAt,
          updatedAt,
        },
        contact: { email: user.email, phone: user.phone },
        emergency: {
          contact: user.emergencyContact,
          relation: user.emergencyRelation,
          phone: user.emergencyPhone,
        },
        notes: user.notes,
        photo: jpeg && `data:image/jpeg;base64,${jpeg.toString('base64')}`,
        positions: await findHeldPositions(tx, id),
        timeEntries: await findEntries(tx, id),
        payrollFiles: await findPayrollFiles(tx, id),
        applications: applications.map(({ rawData, ...rest }) => ({ ...rest, answers: JSON.parse(rawData) })),
        invitations: await findInvitations(tx, id),
        badges: await findBadges(tx, id),
        sessions: await findSessions(tx, id),
        knownBrowsers: await countKnownBrowsers(tx, id),
        kioskScans: await findKioskScans(tx, id),
        kioskPunches: await findKioskPunches(tx, id),
        entryRequests: await findEntryRequests(tx, id),
        ...(await findNightData(tx, id)),
        changes: await findChanges(tx, id),
        activity: await countActivity(tx, id),
      }
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  )
}
