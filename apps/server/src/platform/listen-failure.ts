import { StartupError } from './startup-error.ts'

type Wanted = { host: string; port: number }
/** What the name of the setting begins with. */
export type Prefix = '' | 'METRICS_' | 'HTTP_REDIRECT_'

/** Why nothing can listen there, in one sentence that names the setting to change. */
export function listenFailure(error: unknown, { host, port }: Wanted, prefix: Prefix = '') {
  const { code } = error as NodeJS.ErrnoException
  if (code === 'EADDRINUSE')
    return new StartupError(`Port ${port} is in use; set ${prefix}PORT to another one.`)
  if (code === 'EACCES')
    return new StartupError(`Port ${port} may not be used by this user; set ${prefix}PORT to another one.`)
  return new StartupError(`Cannot listen on ${host}; set ${prefix}HOST to an address of this machine.`)
}
