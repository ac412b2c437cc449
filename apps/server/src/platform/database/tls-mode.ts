import { StartupError } from '../startup-error.ts'

/** The driver's words for a server that speaks no TLS. */
const NO_TLS = 'The server does not support SSL connections'
const MODES = ['disable', 'allow', 'prefer', 'require', 'no-verify', 'verify-ca', 'verify-full']
/** With TLS where the server speaks it. psql asks for `allow` without TLS first, and ends at the same. */
const OPTIONAL = ['allow', 'prefer']

/** Servers that speak no TLS, by host, where the address does not insist on it. */
const withoutTls = new Set<string>()

export const isWithoutTls = (error: unknown) => (error as Error).message === NO_TLS

/** From now on without TLS, if the address allows that. */
export function useNoTls(url: string) {
  const { host, searchParams } = new URL(url)
  const isAllowed = OPTIONAL.includes(modeOf(searchParams))
  if (isAllowed) withoutTls.add(host)
  return isAllowed
}

const modeOf = (parameters: URLSearchParams) => parameters.get('sslmode') ?? process.env.PGSSLMODE ?? ''

/**
 * The address for the driver, so that `sslmode` means what it means to psql: the driver on its own takes `require` for
 * `verify-full`, and refuses the certificates that managed databases have.
 */
export function driverAddress(url: string) {
  const address = new URL(url)
  const { host, searchParams } = address
  const mode = modeOf(searchParams)
  if (!mode) return url
  if (!MODES.includes(mode))
    throw new StartupError(`The sslmode ${mode} of DATABASE_URL must be one of ${MODES.join(', ')}.`)
  if (mode === 'verify-ca' && !searchParams.has('sslrootcert'))
    throw new StartupError(
      'The sslmode verify-ca of DATABASE_URL needs sslrootcert, the file of the authority.',
    )
  const isUnverified = mode === 'no-verify' || OPTIONAL.includes(mode)
  // The authorities that Node knows.
  if (isUnverified || searchParams.get('sslrootcert') === 'system') searchParams.delete('sslrootcert')
  const plain = OPTIONAL.includes(mode) && withoutTls.has(host)
  searchParams.set('sslmode', plain ? 'disable' : isUnverified ? 'require' : mode)
  searchParams.set('uselibpqcompat', 'true')
  return address.href
}
