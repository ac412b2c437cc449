import { DEMO_LOGINS } from '@nightshift/demo/logins'
import { showCode } from '@nightshift/shared/one-time-code'
import { OFFICE_PATHS } from '@nightshift/shared/paths'
import type { Config } from './platform/config.ts'

type Listening = { address: string; redirectsFrom?: string; metricsUrl?: string; code?: string }

/** What a person who just started the server wants to know. */
export function banner({ demo }: Config, { address, redirectsFrom, metricsUrl, code }: Listening) {
  const base = localOf(address)
  const width = Math.max(...DEMO_LOGINS.map(({ username }) => username.length))
  const logins = DEMO_LOGINS.map(
    ({ username, password, what }) => `    ${username.padEnd(width)}  ${password.padEnd(14)} ${what}`,
  )
  return [
    '',
    `  Nightshift is open at ${base}`,
    `  Staff sign in at      ${base}/employee`,
    `  The kiosk is at       ${base}/scanner`,
    ...(metricsUrl ? [`  Metrics are at        ${metricsUrl}`] : []),
    ...(redirectsFrom ? [`  Redirects from        ${localOf(redirectsFrom)}`] : []),
    ...(code
      ? [
          '',
          `  No account exists yet. Make the first one at ${base}${OFFICE_PATHS.firstRun}`,
          `  with the code ${showCode(code)}`,
        ]
      : []),
    ...(demo ? ['', '  Demo logins:', ...logins] : []),
    '',
    '  Ctrl-C stops it.',
    '',
  ].join('\n')
}

const localOf = (address: string) =>
  address.replace('127.0.0.1', 'localhost').replace('[::]', 'localhost').replace('0.0.0.0', 'localhost')
