import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { posix } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'

// Which folder may import which. A folder or kind of file that is not named on the right is out of bounds.

const ROOT = fileURLToPath(new URL('..', import.meta.url))
const PACKAGE = /^@nightshift\/(\w+)\/(.*)/
// Forward slashes on every platform, as in imports.
const { dirname, join } = posix

const files = ['packages/shared/src', 'packages/demo/src', 'apps/server/src', 'apps/web/src', 'e2e']
  .flatMap(filesBelow)
  .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$|\/testing\//.test(file))

function filesBelow(folder) {
  if (!existsSync(join(ROOT, folder))) return []
  return readdirSync(join(ROOT, folder))
    .filter((name) => !['dist', 'node_modules', '.types'].includes(name))
    .map((name) => join(folder, name))
    .flatMap((path) => (statSync(join(ROOT, path)).isDirectory() ? filesBelow(path) : [path]))
}

const IMPORT =
  /(?:^|\n)\s*(import|export)\s+(type\s+)?(?:[^'"\n;]*?\sfrom\s+|(?:\{[^}]*\}|[^'"]*?)\s+from\s+)?['"]([^'"]+)['"]|import\(\s*['"]([^'"]+)['"]\s*\)/g

/** The project's own files that a file imports. `runs` leaves out what is only there for types. */
function importsOf(file, { runs = false } = {}) {
  const source = readFileSync(join(ROOT, file), 'utf8')
  return [...source.matchAll(IMPORT)]
    .filter(([, , type]) => !(runs && type))
    .map(([, , , statically, dynamically]) => statically ?? dynamically)
    .map((name) => resolve(file, name))
    .filter(Boolean)
}

function resolve(file, name) {
  const [, owner, path] = PACKAGE.exec(name) ?? []
  if (owner) return `packages/${owner}/src/${path}.ts`
  if (!name.startsWith('.')) return undefined
  const own = join(dirname(file), name)
  return /\.tsx?$/.test(own) ? own : undefined
}

const importsFrom = (from) =>
  files.filter((file) => from.test(file)).flatMap((file) => importsOf(file).map((to) => [file, to]))
const offences = (from, allowed) =>
  importsFrom(from)
    .filter(([, to]) => !allowed.some((pattern) => pattern.test(to)))
    .map(([file, to]) => `${file} imports ${to}`)

const shared = /^packages\/shared\//
const demo = /^packages\/demo\//
const server = (path) => new RegExp(`^apps/server/src/${path}`)
const web = (path) => new RegExp(`^apps/web/src/${path}`)

describe('the import directions', () => {
  test.each([
    ['what browser and server agree on knows neither', shared, [shared]],
    ['the demo knows neither the server nor the web', demo, [shared, demo]],
    ['the server does not know the web', server(''), [shared, demo, server('')]],
    ['the web does not know the server', web(''), [shared, web('')]],
    ['the platform does not know the features', server('platform/'), [shared, server('platform/')]],
    [
      'features do not know the demo, the commands or the tests',
      server('features/'),
      [shared, server('(platform|features)/')],
    ],
    [
      'queries know no service and no route',
      server('features/.*\\.queries\\.ts'),
      [shared, server('platform/'), server('features/.*(\\.queries|\\.failures|\\.entity)\\.ts')],
    ],
    ['the web library stands at the bottom', web('lib/'), [shared, web('lib/')]],
    ['the web ui stands on the library', web('ui/'), [shared, web('(lib|ui)/')]],
    ['web features stand on the ui', web('features/'), [shared, web('(lib|ui|features)/')]],
    ['web pages stand on features', web('pages/'), [shared, web('(lib|ui|features|pages)/')]],
  ])('%s', (_, from, allowed) => {
    expect(files.some((file) => from.test(file))).toBe(true)
    expect(offences(from, allowed)).toEqual([])
  })

  test('services know no route', () => {
    const upwards = importsFrom(server('features/')).filter(
      ([file, to]) => !/\.routes\.ts$/.test(file) && /\.routes\.ts$/.test(to),
    )
    expect(upwards).toEqual([])
  })
})

test('nothing imports itself in a circle', () => {
  const circles = []
  const done = new Set()
  const visit = (file, path) => {
    if (path.includes(file)) return circles.push([...path.slice(path.indexOf(file)), file].join(' → '))
    if (done.has(file) || !existsSync(join(ROOT, file))) return
    for (const next of importsOf(file, { runs: true })) visit(next, [...path, file])
    done.add(file)
  }
  for (const file of files) visit(file, [])
  expect(circles).toEqual([])
})

test('there is no barrel, and no drawer for odds and ends', () => {
  expect(files.filter((file) => /(^|\/)(index|utils?|helpers?|misc|common)(\.tsx?|\/)/.test(file))).toEqual(
    [],
  )
})
