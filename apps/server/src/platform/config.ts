import { join, resolve } from 'node:path'
import { z } from 'zod'
import { missingOf, SITE_EXPECTED, SiteEnvironment, siteSettings } from './site-settings.ts'
import { StartupError } from './startup-error.ts'

const switchedOn = z.enum(['true', 'false', '1', '0']).transform((value) => value === 'true' || value === '1')
const whole = (min: number, max: number) =>
  z
    .string()
    .regex(/^\d+$/)
    .transform(Number)
    .refine((value) => value >= min && value <= max)

/** Proxies of one's own in front, counted: of `X-Forwarded-For` only what these wrote is believed. */
const proxies = z
  .string()
  .transform((value) => ({ true: '1', false: '0' })[value] ?? value)
  .pipe(whole(0, 10))

const EXPECTED = {
  PORT: 'a port number from 0 to 65535',
  HOST: 'a host name or address to listen on',
  METRICS_PORT: 'a port number from 0 to 65535',
  METRICS_HOST: 'a host name or address to listen on',
  DATABASE_URL: 'an address like postgres://user:password@host:5432/name',
  DATABASE_WAIT_SECONDS: 'a whole number of seconds from 0 to 600',
  DATA_DIR: 'a folder',
  BACKUP_DIR: 'a folder',
  BACKUP_PING_URL: 'an address like https://example.com/path',
  BACKUP_PASSPHRASE_FILE: 'a file',
  DEMO: 'true or false',
  SESSION_MINUTES: 'a whole number of minutes from 6 to 720',
  TRUST_PROXY: 'the number of proxies in front, from 0 to 10, or true for one',
  HSTS_SUBDOMAINS: 'true or false',
  TLS_CERT: 'a file with the certificate in PEM form, together with TLS_KEY',
  TLS_KEY: 'a file with the private key in PEM form, together with TLS_CERT',
  HTTP_REDIRECT_PORT: 'a port number from 0 to 65535, together with TLS_CERT and TLS_KEY',
  LOG_LEVEL: 'one of fatal, error, warn, info, debug, trace, silent',
  NODE_ENV: 'production, development or test',
  ...SITE_EXPECTED,
} as const

const Environment = z.object({
  PORT: whole(0, 65535).default(3000),
  HOST: z.string().min(1).default('127.0.0.1'),
  METRICS_PORT: whole(0, 65535).optional(),
  METRICS_HOST: z.string().min(1).default('127.0.0.1'),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  DATABASE_WAIT_SECONDS: whole(0, 600).default(60),
  DATA_DIR: z.string().min(1).default('.data'),
  BACKUP_DIR: z.string().min(1).optional(),
  BACKUP_PING_URL: z.url({ protocol: /^https?$/ }).optional(),
  BACKUP_PASSPHRASE_FILE: z.string().min(1).optional(),
  DEMO: switchedOn.optional(),
  SESSION_MINUTES: whole(6, 720).default(60),
  TRUST_PROXY: proxies.default(0),
  HSTS_SUBDOMAINS: switchedOn.default(false),
  TLS_CERT: z.string().optional(),
  TLS_KEY: z.string().optional(),
  HTTP_REDIRECT_PORT: whole(0, 65535).optional(),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('warn'),
  NODE_ENV: z.enum(['production', 'development', 'test']).default('production'),
  ...SiteEnvironment.shape,
})

export type Config = ReturnType<typeof readConfig>

/** The settings, from environment variables. A variable that makes no sense stops the start, in one sentence. */
export function readConfig(env: NodeJS.ProcessEnv) {
  // An empty variable counts as not set, as in most shells' start files.
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''))
  const parsed = Environment.safeParse(given)
  const wrong = parsed.success
    ? (missingTls(parsed.data) ?? missingOf(parsed.data))
    : String(parsed.error.issues[0]?.path[0])
  if (!parsed.success || wrong)
    throw new StartupError(`${wrong} must be ${EXPECTED[wrong as keyof typeof EXPECTED]}.`)
  const { PORT, HOST, DATABASE_URL, DATA_DIR, DEMO, SESSION_MINUTES } = parsed.data
  const { BACKUP_DIR, BACKUP_PING_URL, BACKUP_PASSPHRASE_FILE } = parsed.data
  const { TRUST_PROXY, HSTS_SUBDOMAINS, TLS_CERT, TLS_KEY, LOG_LEVEL, NODE_ENV, METRICS_PORT, METRICS_HOST } =
    parsed.data
  return {
    port: PORT,
    host: HOST,
    /** Without a port there are no metrics. */
    metrics: { port: METRICS_PORT, host: METRICS_HOST },
    databaseUrl: DATABASE_URL,
    databaseWaitMs: parsed.data.DATABASE_WAIT_SECONDS * 1000,
    dataDir: resolve(DATA_DIR),
    backups: {
      dir: resolve(BACKUP_DIR ?? join(DATA_DIR, 'backups')),
      isDefaultDir: BACKUP_DIR === undefined,
      pingUrl: BACKUP_PING_URL,
      passphraseFile: BACKUP_PASSPHRASE_FILE && resolve(BACKUP_PASSPHRASE_FILE),
    },
    demo: DEMO ?? !DATABASE_URL,
    sessionMinutes: SESSION_MINUTES,
    trustedProxies: TRUST_PROXY,
    hstsSubdomains: HSTS_SUBDOMAINS,
    tls: TLS_CERT && TLS_KEY ? { certFile: resolve(TLS_CERT), keyFile: resolve(TLS_KEY) } : undefined,
    httpRedirectPort: parsed.data.HTTP_REDIRECT_PORT,
    logLevel: LOG_LEVEL,
    production: NODE_ENV === 'production',
    site: siteSettings(parsed.data),
  }
}

/** The variable that the others need. */
function missingTls({ TLS_CERT, TLS_KEY, HTTP_REDIRECT_PORT }: z.infer<typeof Environment>) {
  if (TLS_CERT && !TLS_KEY) return 'TLS_KEY'
  if (TLS_KEY && !TLS_CERT) return 'TLS_CERT'
  return HTTP_REDIRECT_PORT !== undefined && !TLS_CERT ? 'HTTP_REDIRECT_PORT' : undefined
}
