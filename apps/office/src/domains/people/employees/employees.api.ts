import { EMPLOYEES_CALLS } from '@nightshift/shared/people/employees/calls'
import { User } from '@nightshift/shared/people/employees/contract'
import { callApi } from '@nightshift/ui/api/api.ts'
import { queryOptions } from '@tanstack/react-query'
import { z } from 'zod'
import { keyOf, queryOf } from '../../../lib/calls.ts'

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
    ...queryOf(EMPLOYEES_CALLS.list, {
      query: { filter: { where: listedAt(festivalId, isActive), include } },
    }),
    select: inOrder,
  })

const listOne = { ...EMPLOYEES_CALLS.list, answer: z.tuple([User]) }

/** One employee, whatever list they are in, and also after a move to another festival. */
export const employeeQuery = (id: string) =>
  queryOptions({
    queryKey: [...keyOf(EMPLOYEES_CALLS.list), id],
    queryFn: async () => {
      const where = { id, ...anywhere }
      return (await callApi(listOne, { query: { filter: { where, include } } }))[0]
    },
    meta: { reads: EMPLOYEES_CALLS.list.reads },
  })
