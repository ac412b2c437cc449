import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { posix } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'

// Which folder may import which. A folder or kind of file that is not named on the right is out of bounds.

const ROOT = fileURLToPath(new URL('..', import.meta.url))
const PACKAGE = /^@nightshift\/(\w+)\/(.*)/
// Forward slashes on every platform, as in imports.
const { dirname, join } = posix

const SOURCES = [
  ...['shared', 'ui', 'demo'].map((name) => `packages/${name}/src`),
  ...['server', 'site', 'office', 'kiosk'].map((name) => `apps/${name}/src`),
  'apps/server/test',
  'e2e',
]
const modules = SOURCES.flatMap(filesBelow).filter((file) => /\.tsx?$/.test(file))
const files = modules.filter((file) => !/\.test\.tsx?$|\/testing\/|^apps\/server\/test\//.test(file))

function filesBelow(folder) {
  if (!existsSync(join(ROOT, folder))) return []
  return readdirSync(join(ROOT, folder))
    .filter((name) => !['dist', 'node_modules', '.types'].includes(name))
    .map((name) => join(folder, name))
    .flatMap((path) => (statSync(join(ROOT, path)).isDirectory() ? filesBelow(path) : [path]))
}

const IMPORT =
  /(?:^|\n)\s*(import|export)\s+(type\s+)?(?:[^'"\n;]*?\sfrom\s+|(?:\{[^}]*\}|[^'"]*?)\s+from\s+)?['"]([^'"]+)['"]|import\(\s*['"]([^'"]+)['"]\s*\)/g

const sourceOf = (file) => readFileSync(join(ROOT, file), 'utf8')

/** The project's own files that a file imports, types too. */
function importsOf(file) {
  return [...sourceOf(file).matchAll(IMPORT)]
    .map(([, , , statically, dynamically]) => statically ?? dynamically)
    .map((name) => resolve(file, name))
    .filter(Boolean)
}

function resolve(file, name) {
  const [, owner, path] = PACKAGE.exec(name) ?? []
  if (owner) return `packages/${owner}/src/${/\.\w+$/.test(path) ? path : `${path}.ts`}`
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
const ui = /^packages\/ui\//
const demo = /^packages\/demo\//
const server = (path) => new RegExp(`^apps/server/src/${path}`)
const site = (path) => new RegExp(`^apps/site/src/${path}`)
const office = (path) => new RegExp(`^apps/office/src/${path}`)
/** A page stands in its domain, and composes what it shows from all of them. */
const officePage = office('domains/\\w+/pages/')
const officePart = office('domains/\\w+/(?!pages/)')
const kiosk = (path) => new RegExp(`^apps/kiosk/src/${path}`)

const DOMAINS = [
  ...['people', 'access', 'hiring', 'seasons', 'setup', 'time'],
  ...['kiosk', 'payroll', 'nights', 'site', 'audit', 'system'],
]
const folders = (within) =>
  readdirSync(join(ROOT, within), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)

/** A part of a domain: a folder in it, or what stands in the domain itself. */
const partOf = (file) => /\/(?:features|domains)\/([\w-]+(?:\/[\w-]+(?=\/))?)/.exec(file)?.[1]
const domainOf = (file) => partOf(file)?.split('/')[0]
const betweenServerParts = importsFrom(server('domains/')).filter(
  ([file, to]) => partOf(to) && partOf(to) !== partOf(file),
)

test('server, office and shared have the same twelve domains', () => {
  expect(folders('apps/server/src/domains').sort()).toEqual(DOMAINS.toSorted())
  expect(folders('apps/office/src/domains').sort()).toEqual(DOMAINS.toSorted())
  expect(folders('packages/shared/src').filter((name) => !DOMAINS.includes(name))).toEqual([])
})

/** Who names these tables, which everybody would like to. Another domain asks the queries of one of these. */
test.each([
  ['planned_places', ['kiosk', 'nights', 'people']],
  ['time_entries', ['audit', 'hiring', 'kiosk', 'nights', 'payroll', 'people', 'seasons', 'system', 'time']],
])('few domains of the server name %s', (table, domains) => {
  const names = new RegExp(`\\b(${table}|${table.replace(/_(\w)/g, (_, letter) => letter.toUpperCase())})\\b`)
  const naming = files.filter((file) => domainOf(file) && server('').test(file) && names.test(sourceOf(file)))
  expect([...new Set(naming.map(domainOf))].sort()).toEqual(domains)
})

/** Parts of the office that another domain builds with. */
const SHARED_PARTS = [
  'time/editor/entry-editor.tsx',
  'time/entries/weeks.ts',
  'time/timesheets/rows.ts',
  'time/timesheets/view.ts',
  'payroll/periods/period-words.ts',
  'payroll/statements/statement-path.ts',
]

describe('the import directions', () => {
  test.each([
    ['what browser and server agree on knows neither', shared, [shared]],
    ['what the apps share knows none of them', ui, [shared, ui]],
    ['the demo knows neither the server nor the apps', demo, [shared, demo]],
    ['the server knows no app', server(''), [shared, demo, server('')]],
    ['the site knows no other app', site(''), [shared, ui, site('')]],
    ['the office knows no other app', office(''), [shared, ui, office('')]],
    ['the kiosk knows no other app', kiosk(''), [shared, ui, kiosk('')]],
    ['the platform does not know the domains', server('platform/'), [shared, server('platform/')]],
    [
      'domains do not know the demo, the commands or the tests',
      server('domains/'),
      [shared, server('(platform|domains)/')],
    ],
    [
      'queries know no service and no route',
      server('domains/.*\\.queries\\.ts'),
      [
        shared,
        server('platform/'),
        server('domains/.*(\\.queries|\\.failures|\\.entity|\\.statements)\\.ts'),
      ],
    ],
    ['the library of the site stands at the bottom', site('lib/'), [shared, ui, site('lib/')]],
    ['features of the site do not know its pages', site('features/'), [shared, ui, site('(lib|features)/')]],
    ['the library of the office stands at the bottom', office('lib/'), [shared, ui, office('lib/')]],
    ['the kit of the office knows no page', office('kit/'), [shared, ui, office('(lib|kit)/')]],
    [
      'parts of the office know neither its pages nor its shell',
      officePart,
      [shared, ui, office('(lib|kit)/'), officePart],
    ],
    [
      'the shell of the office knows no page',
      office('shell/'),
      [shared, ui, office('(lib|kit|shell)/'), officePart],
    ],
    ['pages of the office know no routes', officePage, [shared, ui, office('(lib|kit|shell|domains)/')]],
  ])('%s', (_, from, allowed) => {
    expect(files.some((file) => from.test(file))).toBe(true)
    expect(offences(from, allowed)).toEqual([])
  })

  test('services know no route', () => {
    const upwards = importsFrom(server('domains/')).filter(
      ([file, to]) => !/\.routes\.ts$/.test(file) && /\.routes\.ts$/.test(to),
    )
    expect(upwards).toEqual([])
  })

  test('parts of the server know queries, services and entities of each other, nothing else', () => {
    const internals = betweenServerParts.filter(([, to]) => !/\.(queries|service|entity)\.ts$/.test(to))
    expect(internals).toEqual([])
  })

  test('parts of the server do not depend on each other in a circle', () => {
    const edges = betweenServerParts.map((pair) => pair.map(partOf))
    expect(edges).not.toEqual([])
    const dependenciesOf = (part) => new Set(edges.filter(([from]) => from === part).map(([, to]) => to))
    expect(
      circlesIn(
        edges.map(([from]) => from),
        dependenciesOf,
      ),
    ).toEqual([])
  })

  test('features of the site know calls and hooks of each other, nothing else', () => {
    const internals = importsFrom(site('features/')).filter(
      ([file, to]) => domainOf(to) && domainOf(to) !== domainOf(file) && !/\/use-[\w-]+\.ts$/.test(to),
    )
    expect(internals).toEqual([])
  })

  test('parts of the office know calls, hooks and words of other domains, and what is said here', () => {
    const known = new Set()
    const internals = importsFrom(officePart).filter(([file, to]) => {
      if (!domainOf(to) || domainOf(to) === domainOf(file)) return false
      if (/(\.api|\.texts|\/use-[\w-]+)\.ts$/.test(to)) return false
      const isShared = SHARED_PARTS.includes(to.replace('apps/office/src/domains/', ''))
      if (isShared) known.add(to)
      return !isShared
    })
    expect(internals).toEqual([])
    expect(known.size).toBe(SHARED_PARTS.length)
  })
})

/** Circles of a graph, by a depth-first search. */
function circlesIn(nodes, dependenciesOf) {
  const circles = []
  const done = new Set()
  const visit = (node, path) => {
    if (path.includes(node)) return circles.push([...path.slice(path.indexOf(node)), node].join(' → '))
    if (done.has(node)) return
    for (const next of dependenciesOf(node)) visit(next, [...path, node])
    done.add(node)
  }
  for (const node of nodes) visit(node, [])
  return circles
}

test('nothing imports itself in a circle, not even for a type', () => {
  const importsOfExisting = (file) => (existsSync(join(ROOT, file)) ? importsOf(file) : [])
  expect(circlesIn(files, importsOfExisting)).toEqual([])
})

test('no test mocks a module of ours: files of a worker share what they import, so that another one may have loaded it', () => {
  const mocks = (file) => /vi\.mock\(\s*['"]\./.test(sourceOf(file))
  expect(modules.filter(mocks)).toEqual([])
})

test('there is no barrel, and no drawer for odds and ends', () => {
  expect(files.filter((file) => /(^|\/)(index|utils?|helpers?|misc|common)(\.tsx?|\/)/.test(file))).toEqual(
    [],
  )
})

test('no object is spread into another one so that the formatter keeps a line', () => {
  expect(files.filter((file) => /\.\.\.\{/.test(sourceOf(file)))).toEqual([])
})
