import type { Call } from '@nightshift/shared/calls'
import { callApi } from '@nightshift/ui/api/api.ts'
import type { AnsweredCall, CallInputs } from '@nightshift/ui/api/call-inputs.ts'
import { MutationObserver, onlineManager } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { queryClient } from './query-client.ts'

const tables = import.meta.glob<Record<string, unknown>>(
  ['../../../../packages/shared/src/**/*.ts', '!../../../../packages/shared/src/**/*.test.ts'],
  { eager: true },
)
const isCall = (value: unknown): value is Call =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value
const changes = Object.values(tables)
  .flatMap((module) => Object.entries(module))
  .filter(([name]) => name.endsWith('_CALLS'))
  .flatMap(([, table]) => Object.values(table as object))
  .filter((call): call is Call => isCall(call) && call.method !== 'GET')
const sources = import.meta.glob<string>(['../**/*.{ts,tsx}', '!../**/*.test.{ts,tsx}'], {
  eager: true,
  query: '?raw',
  import: 'default',
})

const fetched = () => vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'))
const turn = () => new Promise((resolve) => setTimeout(resolve))

beforeEach(() => onlineManager.setOnline(false))
afterEach(() => onlineManager.setOnline(true))

test.each(changes.map((call) => [`${call.method} ${call.path}`, call] as const))(
  'without a network %s fails at once and is not sent later',
  async (_, call) => {
    const fetch = fetched()
    const names = [...call.path.matchAll(/:(\w+)/g)].map(([, name]) => [name, 1])
    const mutationFn = () =>
      callApi(call as AnsweredCall, { params: Object.fromEntries(names) } as CallInputs<AnsweredCall>)
    const action = new MutationObserver(queryClient, { mutationFn })
    action.mutate().catch(() => {})
    await turn()
    expect(action.getCurrentResult()).toMatchObject({
      isPaused: false,
      error: { status: 0, code: 'notSent' },
    })
    expect(fetch).toHaveBeenCalledTimes(1)
    onlineManager.setOnline(true)
    await turn()
    expect(fetch).toHaveBeenCalledTimes(1)
  },
)

test('the walk finds the calls', () => expect(changes.length).toBeGreaterThan(80))

test('what an action reads first fails at once too', async () => {
  await expect(
    queryClient.fetchQuery({ queryKey: ['me'], queryFn: () => fetched()('/api/users/me') }),
  ).rejects.toThrow()
}, 1_000)

test('no action has a rule of its own for the network', () => {
  const actions = Object.entries(sources).filter(([, text]) => /useMutation\(|useCall\(/.test(text))
  expect(actions.length).toBeGreaterThan(30)
  expect(actions.filter(([, text]) => /networkMode|retry:/.test(text)).map(([path]) => path)).toEqual([])
})
