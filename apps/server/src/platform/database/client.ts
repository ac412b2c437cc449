import pg from 'pg'

const READ_TIMEOUT = 'Query read timeout'
/** A standby refuses to write: the connection leads to a server that was the primary before a failover. */
const READ_ONLY = '25006'

/** Whether the server behind a connection is silent or no longer the primary. Only a new connection helps. */
export const isLostPrimary = (error: unknown): boolean => {
  const { message, code, cause } = (error ?? {}) as { message?: string; code?: string; cause?: unknown }
  return code === READ_ONLY || message === READ_TIMEOUT || (cause !== undefined && isLostPrimary(cause))
}

/**
 * A connection that closes itself when its server is silent or no longer the primary. The pool does so for single
 * queries; inside a transaction it would keep the connection and hand it out again.
 */
export class Client extends pg.Client {
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
