import { ResetPassword, type Signup, User, type UserPatch } from '@nightshift/shared/employees/contract'
import { UserPosition } from '@nightshift/shared/positions/contract'
import { api } from '@nightshift/ui/api/api.ts'
import { queryOptions } from '@tanstack/react-query'
import { z } from 'zod'
import { withFilter } from '../../lib/filter.ts'
import { queryKeys } from '../../lib/query-keys.ts'

const include = [
  { relation: 'positions', scope: { include: [{ relation: 'event' }] } },
  { relation: 'userPositions' },
]
const byName = new Intl.Collator('en', { sensitivity: 'base' })
const inOrder = (users: User[]) =>
  users.toSorted((a, b) => byName.compare(a.firstName, b.firstName) || byName.compare(a.lastName, b.lastName))

/** Administrators without a festival belong to every one; the server shows them to those who reach them all. */
const workingAt = (festivalId: number) => ({ or: [{ festivalId }, { festivalId: null }] })
/** Whom the list of a festival shows. */
export const listedAt = (festivalId: number, isActive: boolean) => ({ isActive, ...workingAt(festivalId) })
const anywhere = { or: [{ festivalId: { gt: 0 } }, { festivalId: null }] }

/** A festival's employees, those who are with us or those who have left, by name. */
export const employeesQuery = (festivalId: number, isActive: boolean) =>
  queryOptions({
    queryKey: [...queryKeys.employees, festivalId, isActive ? 'active' : 'inactive'],
    queryFn: () =>
      api.get(withFilter('/api/users', { where: listedAt(festivalId, isActive), include }), z.array(User)),
    select: inOrder,
  })

/** One employee, whatever list they are in, and also after a move to another festival. */
export const employeeQuery = (festivalId: number, id: string) =>
  queryOptions({
    queryKey: [...queryKeys.employees, festivalId, id],
    queryFn: async () => {
      const where = { id, ...anywhere }
      return (await api.get(withFilter('/api/users', { where, include }), z.tuple([User])))[0]
    },
  })

export const updateEmployee = (id: string, changes: UserPatch) => api.patch(`/api/users/${id}`, changes, User)

export const signUp = (person: z.input<typeof Signup>) => api.post('/api/users/signup', person, User)

export const resetPassword = (id: string) =>
  api.post(`/api/users/${id}/resetpassword`, undefined, ResetPassword)

type Held = { positionId: number; payrate: number }

/** Gives a position; for one that is held already, another pay rate. */
export const addPosition = (id: string, held: Held) =>
  api.post(`/api/users/${id}/addposition`, held, UserPosition)

export const removePosition = (id: string, held: Held) =>
  api.post(`/api/users/${id}/removeposition`, held, UserPosition)
