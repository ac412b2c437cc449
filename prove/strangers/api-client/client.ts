import createClient from 'openapi-fetch'
import type { operations, paths } from './api.js'

// Compiled against the types that openapi-typescript makes of /openapi.json, and run against a server.

type Credentials = { username: string; password: string }

export async function useApi(baseUrl: string, credentials: Credentials) {
  const api = createClient<paths>({ baseUrl })
  const signedIn = await api.POST('/api/users/login', { body: credentials })
  const headers = { cookie: signedIn.response.headers.getSetCookie().map(pair).join('; ') }

  const filter = JSON.stringify({ where: { name: 'Gatekeeper' }, include: ['event'] })
  const positions = await api.GET('/api/positions', { params: { query: { filter } }, headers })
  const rate: number | null | undefined = positions.data?.[0]?.defaultPayRate
  const counted = await api.GET('/api/timeclock/count', { params: { query: { where: '{}' } }, headers })
  const count: number | undefined = counted.data?.count
  const username = await api.GET('/api/users/whoAmI', { headers, parseAs: 'text' })
  const text: string | undefined = username.data

  const refused = await api.POST('/api/clockout', { headers })
  // Each code of the error is known, so that a wrong one does not compile.
  const code: Code<'timeclock.clockOut', 409> | undefined =
    refused.response.status === 409
      ? (refused.error as Failure<'timeclock.clockOut', 409>).error.code
      : undefined
  const isClockedOut = code === 'notClockedIn'
  // @ts-expect-error The document does not name this code for this call.
  const isOther = code === 'seasonClosed'

  // @ts-expect-error There is no such call.
  await api.GET('/api/nothing', { headers })
  // @ts-expect-error A count has no name.
  const none = counted.data?.name

  return { rate, count, text, isClockedOut, isOther, none }
}

type Failure<Name extends keyof operations, Status extends number> = operations[Name]['responses'] extends {
  [status in Status]: { content: { 'application/json': infer Body } }
}
  ? Body & { error: { code: string } }
  : never
type Code<Name extends keyof operations, Status extends number> = Failure<Name, Status>['error']['code']

const pair = (cookie: string) => cookie.split(';')[0]
