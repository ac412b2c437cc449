import { QueryClient } from '@tanstack/react-query'
import { expect, test, vi } from 'vitest'
import { employeesQuery } from '../employees/employees.api.ts'
import { employeeCount } from './dashboard.api.ts'

test.each([true, false])(
  'the number of employees counts the list that it opens (active: %s)',
  async (isActive) => {
    const asked: URLSearchParams[] = []
    vi.spyOn(globalThis, 'fetch').mockImplementation(async (path) => {
      const { pathname, searchParams } = new URL(String(path), 'http://localhost')
      asked.push(searchParams)
      return Response.json(pathname.endsWith('/count') ? { count: 4 } : [])
    })
    const client = new QueryClient()
    expect(await client.fetchQuery(employeeCount(1, isActive))).toBe(4)
    await client.fetchQuery(employeesQuery(1, isActive))
    const [counted, listed] = asked
    expect(JSON.parse(counted!.get('where')!)).toEqual(JSON.parse(listed!.get('filter')!).where)
  },
)
