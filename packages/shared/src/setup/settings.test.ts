import { expect, test } from 'vitest'
import { FESTIVAL_SETTINGS } from './festivals/contract.ts'
import { PAYROLL_SETTINGS } from './payroll-settings/contract.ts'
import { PLAN_SETTINGS } from './plan-settings/contract.ts'
import type { Setting, Settings } from './settings.ts'

const tables: Settings[] = [FESTIVAL_SETTINGS, PAYROLL_SETTINGS, PLAN_SETTINGS]
const rows = tables.flatMap((settings) => Object.entries(settings))

test.each(rows)('%s begins with a value that may be set', (_, setting: Setting) => {
  if ('default' in setting) expect(setting.schema.safeParse(setting.default).error).toBeUndefined()
})

test.each(rows)('%s offers values that may be set, each with a name of its own', (_, { field, schema }) => {
  if (field.kind !== 'choice') return
  for (const value of field.values) expect(schema.safeParse(value).error).toBeUndefined()
  expect(new Set(field.values.map(field.nameOf)).size).toBe(field.values.length)
})

test.each(rows)('%s has a label where a form draws it', (_, { field, section, words }) => {
  if (field.kind === 'own') return
  expect(section).toBeDefined()
  if (field.kind !== 'timeZone') expect(words.label).toBeDefined()
})

test('no two settings share a name, by which the audit log finds their words', () => {
  const names = rows.map(([name]) => name)
  expect(new Set(names).size).toBe(names.length)
})
