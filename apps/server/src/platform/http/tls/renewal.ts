import type { Server } from 'node:https'
import type { App } from '../app.ts'
import { contextOf, expiryOf, type KeyPair, type KeyPairFiles, readKeyPair } from './key-pair.ts'

const EVERY_MS = 60_000

/**
 * Certificate renewal without a restart: new connections get the new pair, open ones go on. A pair that cannot be used
 * leaves the old one in place and is logged once. Polls, because file events are unreliable on network shares.
 */
export function watchKeyPair(app: App, files: KeyPairFiles, current: KeyPair) {
  let seen = current
  let failure: string | undefined
  const report = (words: string) => {
    if (words !== failure) app.log.error(words)
    failure = words
  }
  if (isExpired(current)) report('The certificate of TLS_CERT has expired.')

  const check = async () => {
    try {
      const pair = await readKeyPair(files)
      if (pair.cert === seen.cert && pair.key === seen.key) {
        failure = undefined
        return
      }
      if (isExpired(pair)) return report('The new certificate of TLS_CERT has expired; the old one stays.')
      ;(app.server as Server).setSecureContext(contextOf(pair))
      seen = pair
      failure = undefined
      app.log.info('TLS_CERT and TLS_KEY were replaced.')
    } catch (error) {
      report(`${(error as Error).message} The old pair stays.`)
    }
  }
  const timer = setInterval(() => void check(), EVERY_MS).unref()
  return { check, stop: () => clearInterval(timer) }
}

const isExpired = (pair: KeyPair) => expiryOf(pair) <= new Date()
