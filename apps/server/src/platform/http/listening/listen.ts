import { once } from 'node:events'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Config } from '../../config.ts'
import { listenFailure, type Prefix } from '../../listen-failure.ts'
import type { App } from '../app.ts'
import { redirectServer } from '../tls/redirect.ts'

type Settings = Pick<Config, 'host' | 'port' | 'httpRedirectPort'>

/** Listens, and redirects plain HTTP if that is asked for. Returns the addresses; closing the app ends both. */
export async function listen(app: App, { host, port, httpRedirectPort }: Settings) {
  let redirects: Server | undefined
  app.addHook('onClose', async () => {
    redirects?.close()
    redirects?.closeAllConnections()
  })
  try {
    const address = await bind('', { host, port }, () => app.listen({ host, port }))
    if (httpRedirectPort === undefined) return { address }
    redirects = redirectServer((app.server.address() as AddressInfo).port)
    const redirectsFrom = await bind('HTTP_REDIRECT_', { host, port: httpRedirectPort }, async () => {
      await once(redirects!.listen(httpRedirectPort, host), 'listening')
      return address.replace(/^https(.*):\d+$/, `http$1:${(redirects!.address() as AddressInfo).port}`)
    })
    return { address, redirectsFrom }
  } catch (error) {
    await app.close()
    throw error
  }
}

async function bind<Result>(
  prefix: Prefix,
  wanted: { host: string; port: number },
  listening: () => Promise<Result>,
) {
  try {
    return await listening()
  } catch (error) {
    throw listenFailure(error, wanted, prefix)
  }
}
