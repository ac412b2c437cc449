import pg from 'pg'
import { driverAddress, isWithoutTls, useNoTls } from './tls-mode.ts'

const READ_TIMEOUT = 'Query read timeout'
/** A standby refuses to write: the connection leads to a server that was the primary before a failover. */
const READ_ONLY = '25006'

/** Whether the server behind a connection is silent or no longer the primary. Only a new connection helps. */
export const isLostPrimary = (error: unknown): boolean => {
  const { message, code, cause } = (error ?? {}) as { message?: string; code?: string; cause?: unknown }
  return code === READ_ONLY || message === READ_TIMEOUT || (cause !== undefined && isLostPrimary(cause))
}

/** What statements and the driver rely on, whatever the defaults of the server, the database or the role are. */
const SESSION = {
  datestyle: 'ISO, MDY',
  intervalstyle: 'postgres',
  timezone: 'UTC',
  standard_conforming_strings: 'on',
  bytea_output: 'hex',
  extra_float_digits: 1,
  default_transaction_isolation: 'read committed',
}

export type ClientOptions = pg.ClientConfig & {
  connectionString: string
  /** Refuses to write. */
  readOnly?: boolean
}

/**
 * A connection with the settings of `SESSION`. They are statements, because a pooler refuses startup parameters that it
 * does not know. It closes itself when its server is silent or no longer the primary: the pool does so for single
 * queries; inside a transaction it would keep the connection and hand it out again.
 */
export class Client extends pg.Client {
  private readonly session: string

  constructor({ statement_timeout: timeoutMs = 0, readOnly, ...options }: ClientOptions) {
    super({ ...options, connectionString: driverAddress(options.connectionString) })
    const settings = Object.entries({ ...SESSION, statement_timeout: Number(timeoutMs) })
    this.session = [
      ...settings.map(([name, value]) => `set ${name} = '${value}'`),
      ...(readOnly ? ['set default_transaction_read_only = on'] : []),
    ].join('; ')
    // A lost connection fails the query under way; without a listener it would end the process.
    this.on('error', () => {})
  }

  override connect(): Promise<pg.Client>
  override connect(callback: ((error: Error) => void) | ((error: null, client: pg.Client) => void)): void
  // biome-ignore lint/suspicious/noExplicitAny: the driver's callback takes either
  override connect(callback?: (...answer: any[]) => void): Promise<pg.Client> | undefined {
    const connected = this.connectWithSession()
    if (!callback) return connected
    connected.then((client) => callback(null, client), callback)
    return undefined
  }

  private async connectWithSession() {
    await super.connect()
    try {
      await this.query(this.session)
    } catch (error) {
      this.closeSocket()
      throw error
    }
    return this
  }

  // biome-ignore lint/suspicious/noExplicitAny: the driver's overloads cannot be repeated by an override
  override query(...args: any[]): any {
    // biome-ignore lint/suspicious/noExplicitAny: as above
    const result = (super.query as any)(...args)
    if (result instanceof Promise) result.catch((error) => isLostPrimary(error) && this.closeSocket())
    return result
  }

  private closeSocket() {
    ;(this as unknown as { connection: { stream: { destroy: () => void } } }).connection.stream.destroy()
  }
}

/** A connection of its own, without the limits of the pool. */
export async function openClient(options: ClientOptions): Promise<pg.Client> {
  const client = new Client(options)
  try {
    await client.connect()
    return client
  } catch (error) {
    if (!isWithoutTls(error) || !useNoTls(options.connectionString)) throw error
    return openClient(options)
  }
}
