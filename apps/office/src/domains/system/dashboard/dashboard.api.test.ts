import { mockApi } from '@nightshift/ui/testing/mock-api.ts'
import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { applicationsQuery } from '../../hiring/review/applications.api.ts'
import { employeesQuery } from '../../people/employees/employees.api.ts'
import { applicationCount, employeeCount } from './dashboard.api.ts'

/** The search parameters of each request; counts are answered with 4, lists with nothing. */
function readSearches() {
  const asked: URLSearchParams[] = []
  mockApi({
    '*': ({ path }) => {
      asked.push(new URL(path, 'http://localhost').searchParams)
      return undefined
    },
    '*/count?*': { body: { count: 4 } },
    '*?*': { body: [] },
  })
  return asked
}

test.each([true, false])(
  'the number of employees counts the list that it opens (active: %s)',
  async (isActive) => {
    const asked = readSearches()
    const client = new QueryClient()
    expect(await client.fetchQuery(employeeCount(1, isActive))).toBe(4)
    await client.fetchQuery(employeesQuery(1, isActive))
    const [counted, listed] = asked
    expect(JSON.parse(counted!.get('where')!)).toEqual(JSON.parse(listed!.get('filter')!).where)
  },
)

test('the number of new applications counts those of the season that are not archived, as its list shows them', async () => {
  const asked = readSearches()
  const client = new QueryClient()
  expect(await client.fetchQuery(applicationCount(1, 7, 'new'))).toBe(4)
  await client.fetchQuery(applicationsQuery(1, 7))
  const [counted, listed] = asked
  const { where } = JSON.parse(listed!.get('filter')!)
  expect(where).toEqual({ festivalId: 1, seasonId: 7 })
  expect(JSON.parse(counted!.get('where')!)).toEqual({ ...where, status: 'new', archivedAt: null })
})
