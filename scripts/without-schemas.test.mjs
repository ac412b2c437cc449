import { parseAst } from 'vite'
import { expect, test } from 'vitest'
import { withoutSchemas } from '../packages/ui/vite/without-schemas.ts'

const FILE = '/product/packages/shared/src/time/calls.ts'
const lean = (code, file = FILE) => withoutSchemas().transform.call({ parse: parseAst }, code, file)?.code

test('a row keeps what a browser asks for, and that it has an answer', () => {
  const code = lean(`
import { get, post } from '../calls.ts'
import { Entry, Patch } from './contract.ts'
import { LIMIT } from './rules.ts'
const open = { may: 'open' }
export const CALLS = {
  list: get('/api/entries', { ...open, reads: ['punch'], answer: Entry }),
  edit: post('/api/entries/:id', { may: 'signedIn', body: Patch.extend({ most: LIMIT }), slow: true }),
}
export const most = LIMIT
`)
  expect(code).toContain("get('/api/entries', { ...open, reads: ['punch'], answer: true })")
  expect(code).toContain("post('/api/entries/:id', { may: 'signedIn', body: false, slow: true })")
  expect(code).not.toContain('contract.ts')
  expect(code).toContain('./rules.ts')
})

test('rows without schemas of their own have none either', () => {
  const code = lean(
    "import { RecordParams } from './ids.ts'\nexport const row = (path) => ({ path, params: RecordParams, answer: z.null() })",
    '/product/packages/shared/src/calls.ts',
  )
  expect(code.trim()).toBe('export const row = (path) => ({ path, params: false, answer: true })')
})

test('what is no table of calls stays as it is', () => {
  expect(lean("export const form = get('a', { body: Schema })")).toBeUndefined()
  expect(lean("import { get } from '../calls.ts'", '/product/apps/office/src/main.tsx')).toBeUndefined()
})
