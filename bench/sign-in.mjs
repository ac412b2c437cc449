import { MANAGER } from './data.mjs'

/** The cookies of the manager's session at a server. */
export async function signIn({ port }) {
  const headers = { 'content-type': 'application/json' }
  const body = JSON.stringify(MANAGER)
  const response = await fetch(`http://127.0.0.1:${port}/api/users/login`, { method: 'POST', headers, body })
  if (!response.ok) throw new Error(`The manager cannot sign in: ${response.status}.`)
  const cookies = response.headers.getSetCookie()
  return cookies.map((line) => line.split(';')[0]).join('; ')
}
