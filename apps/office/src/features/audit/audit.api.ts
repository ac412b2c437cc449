import { AUDIT_CALLS } from '@nightshift/shared/audit'
import { EMPLOYEES_CALLS } from '@nightshift/shared/employees/calls'
import { User } from '@nightshift/shared/employees/contract'
import { addDays, startOfDay } from '@nightshift/shared/local-time'
import { callApi } from '@nightshift/ui/api/api.ts'
import { infiniteQueryOptions } from '@tanstack/react-query'
import { z } from 'zod'
import { keyOf, queryOf } from '../../lib/calls.ts'

const PAGE = 100

/** What the list is narrowed by. Days are those of the festival; an empty text narrows nothing. */
export type AuditFilters = { person: string; kind: string; from: string; to: string }

/** The audit log of a festival, newest first, a page at a time. */
export const auditQuery = (festivalId: number, filters: AuditFilters, timeZone: string) =>
  infiniteQueryOptions({
    queryKey: [...keyOf(AUDIT_CALLS.list), festivalId, filters],
    queryFn: ({ pageParam }) =>
      callApi(AUDIT_CALLS.list, {
        query: {
          festivalId,
          limit: PAGE,
          since: startOfDay(filters.from, timeZone).toISOString(),
          until: startOfDay(addDays(filters.to, 1), timeZone).toISOString(),
          person: filters.person || undefined,
          kind: filters.kind || undefined,
          before: pageParam || undefined,
        },
      }),
    initialPageParam: 0,
    getNextPageParam: (page) => (page.length === PAGE ? page.at(-1)!.id : undefined),
    // Other people change things all the time.
    staleTime: 0,
  })

const Person = User.pick({ id: true, firstName: true, lastName: true })
const listPersons = { ...EMPLOYEES_CALLS.list, reads: ['employee'], answer: z.array(Person) } as const

/** Everybody who may have changed something here: the festival's people, and those of no festival. */
export const peopleQuery = (festivalId: number) =>
  queryOf(listPersons, {
    query: {
      filter: {
        where: { or: [{ festivalId }, { festivalId: null }] },
        fields: { id: true, firstName: true, lastName: true },
        order: ['firstName', 'lastName'],
      },
    },
  })
