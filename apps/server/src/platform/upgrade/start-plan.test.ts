import { expect, test } from 'vitest'
import { planStart } from './start-plan.ts'

const programs = (version: string) => ({ version, folder: version })
const installed = programs('18.4.0-beta.17')
const seventeen = programs('17.10.0-beta.17')

test.each([
  ['creates a database where there is none', undefined, false, [], { kind: 'create' }],
  ['starts data of the same major version', 18, false, [seventeen], { kind: 'start' }],
  ['carries older data over', 17, false, [installed, seventeen], { kind: 'carryOver', from: seventeen }],
  [
    'carries over with the newest programs of the old version',
    17,
    false,
    [seventeen, programs('17.2.0-beta.15')],
    { kind: 'carryOver', from: seventeen },
  ],
  [
    'begins again while the old data is in its place',
    17,
    true,
    [seventeen],
    { kind: 'carryOver', from: seventeen },
  ],
  ['finishes once the old data is out of the way', undefined, true, [seventeen], { kind: 'finishCarryOver' }],
  ['leaves a finished carry-over alone when there is data', 18, true, [seventeen], { kind: 'start' }],
])('%s', (_, data, carriedOver, kept, plan) => {
  expect(planStart({ data, carriedOver, installed, kept })).toEqual(plan)
})

test.each([
  [
    'newer data',
    19,
    [programs('19.1.0')],
    'The data was written by PostgreSQL 19, and this version of Nightshift has PostgreSQL 18: start the newer version of Nightshift.',
  ],
  [
    'older data without the programs that wrote it',
    17,
    [installed, programs('16.4.0')],
    'The data was written by PostgreSQL 17, and its programs were not kept beside the data: start the last version of Nightshift with PostgreSQL 17 once, which keeps them, and then this one.',
  ],
])('refuses %s with one sentence', (_, data, kept, sentence) => {
  expect(planStart({ data, carriedOver: false, installed, kept })).toEqual({ kind: 'refuse', sentence })
})
