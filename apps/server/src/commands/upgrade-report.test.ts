import { expect, test } from 'vitest'
import { describeMigration, type Findings, reportUpgrade } from './upgrade-report.ts'

const known = ['0001_people', '0002_shifts', '0003_tips']
const descriptions = {
  '0001_people': 'Everybody',
  '0002_shifts': 'Their shifts',
  '0003_tips': 'What guests gave',
}
const report = (findings: Partial<Findings>) =>
  reportUpgrade({ version: '1.2.0', known, applied: known, descriptions, postgres: 18, ...findings })

test('says that there is nothing to do', () => {
  expect(report({})).toEqual({
    works: true,
    lines: [
      'This code is Nightshift 1.2.0 with 3 migrations.',
      'The data is at migration 0003_tips, in PostgreSQL 18.',
      'There is nothing to do.',
    ],
  })
})

test('lists the pending migrations in their order', () => {
  const { works, lines } = report({ applied: ['0001_people'] })
  expect(works).toBe(true)
  expect(lines.slice(2)).toEqual([
    'The start applies 2 migrations, in this order:',
    '  0002_shifts: Their shifts',
    '  0003_tips: What guests gave',
    'Take a backup, then start.',
  ])
})

test('says that PostgreSQL changes, and what that takes', () => {
  const carryOver = { from: 17, to: 18, needed: 200, free: 5000 }
  const { works, lines } = report({ postgres: 17, carryOver })
  expect(works).toBe(true)
  expect(lines.slice(2)).toEqual([
    'PostgreSQL changes from 17 to 18: the start carries the data over by backup and restore, and keeps the old folder.',
    'That takes about 200 MB of disk space; 5000 MB are free.',
    'Take a backup, then start.',
  ])
})

test.each([
  [
    'data of a newer version',
    { applied: [...known, '0004_dragons'] },
    'A newer version wrote the data (0004_dragons): do not start this one.',
  ],
  ['a full disk', { carryOver: { from: 17, to: 18, needed: 200, free: 80 } }, 'Free 120 MB first.'],
  ['an old PostgreSQL', { postgres: 14 }, 'PostgreSQL 15 or later is needed.'],
])('an upgrade cannot work with %s', (_, findings, last) => {
  const { works, lines } = report(findings)
  expect(works).toBe(false)
  expect(lines.at(-1)).toBe(last)
})

test.each([
  ['-- Shifts and their tips. More of it.\ncreate table a ();', 'Shifts and their tips'],
  [
    '-- Who has signed in on\n-- which browser: one row each.\ncreate table a ();',
    'Who has signed in on which browser',
  ],
  ['-- No full stop\n\n-- Another comment.\ncreate table a ();', 'No full stop'],
  ['create table a ();', 'time entries add tips'],
])('describes %j as %j', (sql, description) => {
  expect(describeMigration('0007_time_entries_add_tips', sql)).toBe(description)
})
