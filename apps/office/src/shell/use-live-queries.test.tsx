// @vitest-environment jsdom

import type { LiveEvent } from '@nightshift/shared/audit/live'
import { TONIGHT_CALLS } from '@nightshift/shared/nights/tonight/calls'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { queryOf } from '../lib/calls.ts'
import { useLiveQueries } from './use-live-queries.ts'

type Hear = (message: { data: string }) => void

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

test.each<LiveEvent['kind']>(['plan', 'plannedNight', 'punch', 'employee', 'setting', 'night'])(
  'the board of the evening is read again after %s',
  (kind) => {
    const heard = new Map<string, Hear>()
    const source = { addEventListener: (name: string, hear: Hear) => heard.set(name, hear), close() {} }
    vi.stubGlobal(
      'EventSource',
      vi.fn(function stub() {
        return source
      }),
    )
    const queries = new QueryClient()
    const { queryKey, meta } = queryOf(TONIGHT_CALLS.read, { query: { festivalId: 1 } })
    queries
      .getQueryCache()
      .build(queries, { queryKey: [...queryKey], meta })
      .setData({})
    renderHook(useLiveQueries, {
      wrapper: ({ children }) => <QueryClientProvider client={queries}>{children}</QueryClientProvider>,
    })
    heard.get(kind)!({ data: JSON.stringify({ kind, festivalId: 1, night: '2024-10-04' }) })
    vi.advanceTimersByTime(2_000)
    expect(queries.getQueryState(queryKey)?.isInvalidated).toBe(true)
  },
)
