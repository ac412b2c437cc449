import { resolve } from 'node:path'
import { DEFAULT_VITALS_URL } from '@nightshift/shared/site/public-site/settings'
import { describe, expect, test } from 'vitest'
import { readConfig } from './config.ts'
import { StartupError } from './startup-error.ts'

describe('the settings', () => {
  test('have defaults for a first start', () => {
    expect(readConfig({})).toEqual({
      port: 3000,
      host: '127.0.0.1',
      metrics: { port: undefined, host: '127.0.0.1' },
      databaseUrl: undefined,
      databaseWaitMs: 60_000,
      dataDir: resolve('.data'),
      backups: {
        dir: resolve('.data/backups'),
        isDefaultDir: true,
        pingUrl: undefined,
        passphraseFile: undefined,
      },
      demo: true,
      sessionMinutes: 60,
      trustedProxies: 0,
      hstsSubdomains: false,
      tls: undefined,
      httpRedirectPort: undefined,
      logLevel: 'warn',
      production: true,
      site: { vitalsUrl: DEFAULT_VITALS_URL },
    })
  })

  test('leave the demo off with an external database, unless it is on explicitly', () => {
    const DATABASE_URL = 'postgres://user:secret@db.example.com:5432/venue'
    expect(readConfig({ DATABASE_URL })).toMatchObject({ demo: false, databaseUrl: DATABASE_URL })
    expect(readConfig({ DATABASE_URL, DEMO: 'true' })).toMatchObject({ demo: true })
    expect(readConfig({ DEMO: '0' })).toMatchObject({ demo: false })
  })

  test('put backups beside the database, unless a folder is named', () => {
    expect(readConfig({ DATA_DIR: 'venue' }).backups.dir).toBe(resolve('venue/backups'))
    const BACKUP_DIR = resolve('share')
    expect(readConfig({ BACKUP_DIR }).backups).toMatchObject({ dir: BACKUP_DIR, isDefaultDir: false })
  })

  test('treat an empty variable as unset', () => {
    expect(readConfig({ PORT: '', DATABASE_URL: '', DEMO: '' })).toMatchObject({ port: 3000, demo: true })
  })

  test('choose the ticket seller, with its names for our products and nights', () => {
    const TICKETS_URL = 'https://tickets.example.com/dread/moor/'
    const TICKETS_DATES = '{"2024-11-02":"117"}'
    expect(readConfig({ TICKETS: 'pretix', TICKETS_URL, TICKETS_DATES }).site.tickets).toEqual({
      vendor: 'pretix',
      url: 'https://tickets.example.com/dread/moor',
      products: {},
      dates: { '2024-11-02': '117' },
    })
    expect(readConfig({ TICKETS: 'fareharbor', TICKETS_SHORTNAME: 'dreadmoor' }).site.tickets).toMatchObject({
      vendor: 'fareharbor',
      shortname: 'dreadmoor',
    })
    expect(() => readConfig({ TICKETS: 'pretix' })).toThrow(StartupError)
    const link = readConfig({ TICKETS: 'link', TICKETS_URL: 'https://shop.example/{product}?on={date}' })
    expect(link.site.tickets).toMatchObject({ url: 'https://shop.example/{product}?on={date}' })
  })

  test('can switch off the map, which otherwise comes from the content', () => {
    expect(readConfig({ MAP_URL: 'none' }).site.mapUrl).toBeNull()
    expect(readConfig({}).site.mapUrl).toBeUndefined()
    expect(readConfig({ VIDEO_URL: 'https://video.example/1' }).site.videoUrl).toBe('https://video.example/1')
  })

  test.each([
    ['PORT', 'http', 'PORT must be a port number from 0 to 65535.'],
    ['PORT', '65536', 'PORT must be a port number from 0 to 65535.'],
    ['PORT', '-1', 'PORT must be a port number from 0 to 65535.'],
    ['PORT', '80.5', 'PORT must be a port number from 0 to 65535.'],
    ['METRICS_PORT', 'harvest', 'METRICS_PORT must be a port number from 0 to 65535.'],
    [
      'DATABASE_URL',
      'mysql://here/x',
      'DATABASE_URL must be an address like postgres://user:password@host:5432/name.',
    ],
    [
      'DATABASE_URL',
      'not an address',
      'DATABASE_URL must be an address like postgres://user:password@host:5432/name.',
    ],
    ['BACKUP_PING_URL', 'ftp://here', 'BACKUP_PING_URL must be an address like https://example.com/path.'],
    ['DEMO', 'maybe', 'DEMO must be true or false.'],
    ['SESSION_MINUTES', '5', 'SESSION_MINUTES must be a whole number of minutes from 6 to 720.'],
    ['SESSION_MINUTES', '721', 'SESSION_MINUTES must be a whole number of minutes from 6 to 720.'],
    [
      'TRUST_PROXY',
      'yes',
      'TRUST_PROXY must be the number of proxies in front, from 0 to 10, or true for one.',
    ],
    [
      'TRUST_PROXY',
      '11',
      'TRUST_PROXY must be the number of proxies in front, from 0 to 10, or true for one.',
    ],
    [
      'TLS_CERT',
      'cert.pem',
      'TLS_KEY must be a file with the private key in PEM form, together with TLS_CERT.',
    ],
    [
      'TLS_KEY',
      'key.pem',
      'TLS_CERT must be a file with the certificate in PEM form, together with TLS_KEY.',
    ],
    [
      'HTTP_REDIRECT_PORT',
      '80',
      'HTTP_REDIRECT_PORT must be a port number from 0 to 65535, together with TLS_CERT and TLS_KEY.',
    ],
    ['LOG_LEVEL', 'loud', 'LOG_LEVEL must be one of fatal, error, warn, info, debug, trace, silent.'],
    ['NODE_ENV', 'staging', 'NODE_ENV must be production, development or test.'],
    ['TICKETS', 'eventbrite', 'TICKETS must be one of demo, link, pretix, fareharbor.'],
    [
      'TICKETS',
      'fareharbor',
      'TICKETS_SHORTNAME must be the short name of the company at FareHarbor, in lower case letters, digits and dashes.',
    ],
    ['TICKETS_DATES', '["2024-11-02"]', 'TICKETS_DATES must be JSON like {"2024-11-02":"117"}.'],
    ['TICKETS_PRODUCTS', '{', 'TICKETS_PRODUCTS must be JSON like {"lights-out-admission":"3"}.'],
    ['MAP_URL', 'javascript:alert(1)', 'MAP_URL must be an address like https://example.com/path, or none.'],
    ['PIXEL_URL', 'yes', 'PIXEL_URL must be an address like https://example.com/path, or none.'],
  ])(
    'stop the start when %s is "%s", in one sentence that does not repeat the value',
    (name, value, words) => {
      const start = () => readConfig({ [name]: value })
      expect(start).toThrow(StartupError)
      expect(start).toThrow(new StartupError(words))
    },
  )
})
