import { fileURLToPath } from 'node:url'
import { build, type Rolldown } from 'vite'
import { beforeAll, expect, test } from 'vitest'

let chunks: Rolldown.OutputChunk[]

beforeAll(async () => {
  const root = fileURLToPath(new URL('..', import.meta.url))
  const result = await build({
    root,
    mode: 'production',
    logLevel: 'error',
    builder: undefined,
    build: { write: false },
  })
  const { output } = result as Rolldown.RolldownOutput
  chunks = output.filter((file) => file.type === 'chunk')
}, 60_000)

/** Everything that a browser has loaded once these modules run. */
function modulesOf(...entries: string[]) {
  const found = new Set<Rolldown.OutputChunk>()
  const visit = (chunk?: Rolldown.OutputChunk) => {
    if (!chunk || found.has(chunk)) return
    found.add(chunk)
    for (const file of chunk.imports) visit(chunks.find(({ fileName }) => fileName === file))
  }
  for (const entry of entries) {
    const chunk = chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(entry))
    expect(chunk, `a chunk of ${entry}`).toBeDefined()
    visit(chunk)
  }
  return [...found].flatMap(({ moduleIds }) => moduleIds)
}

// The small half of zod checks the application form; the large one belongs to the office.
const BACK_OFFICE =
  /@mantine|@tanstack|\/react-router\/|\/zod\/(?!v4\/(mini|core|locales)\/)|src\/(pages\/(employee|admin|kiosk)|ui\/office|features\/auth)\//
const PUBLIC = ['home', 'apply', 'news', 'policies'].map((name) => `/pages/public/${name}-page.tsx`)

test.each(PUBLIC)('%s loads no back-office code and no component library', (page) => {
  const modules = modulesOf('/index.html', '/src/public-start.tsx', page)
  expect(modules.some((id) => id.includes('/react-dom/'))).toBe(true)
  expect(modules.filter((id) => BACK_OFFICE.test(id))).toEqual([])
})

test('the office does load them, so this test would see them, and nothing of the public site', () => {
  const modules = modulesOf('/src/office-start.tsx', '/pages/employee/employee-shell.tsx')
  expect(modules.some((id) => BACK_OFFICE.test(id))).toBe(true)
  expect(modules.filter((id) => id.includes('/pages/public/'))).toEqual([])
})
