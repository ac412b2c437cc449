import { describe, expect, test } from 'vitest'
import { decideOffline, type Known } from './offline-scan.ts'

const NOW = new Date('2024-10-05T02:00:00Z')
const ago = (seconds: number) => new Date(NOW.getTime() - seconds * 1000).toISOString()
const actor = { id: 11, name: 'Actor', eventName: 'Bog', isTipped: false }
const usher = { id: 12, name: 'Usher', eventName: 'Midway', isTipped: false }
const ash = (...positions: (typeof actor)[]) => ({
  badge: 'hash',
  firstName: 'Ash',
  lastInitial: 'G',
  photo: null,
  positions,
})
const badgeCode = 'FM-BADGE:x:NIGHTSHIFT'
const atWork = (seconds = 3_600, isTipped = false) => ({ since: ago(seconds), isTipped })

describe('a badge alone', () => {
  test.each<[string, Known, object]>([
    ['clocks in', { person: ash(actor) }, { kind: 'punch', direction: 'in', position: actor }],
    ['asks which position', { person: ash(actor, usher) }, { kind: 'askPosition', options: [actor, usher] }],
    ['is refused without a position', { person: ash() }, { kind: 'refuse', error: 'noPositionAssigned' }],
    ['clocks out', { person: ash(actor), openShift: atWork() }, { kind: 'punch', direction: 'out' }],
    ['asks for tips', { person: ash(actor), openShift: atWork(3_600, true) }, { kind: 'askTips' }],
    [
      'clocks in after a forgotten clock-out',
      { person: ash(actor), openShift: atWork(15 * 3_600) },
      { kind: 'punch', direction: 'in', position: actor, closedForgotten: true },
    ],
    ['asks for the direction where nobody is known', {}, { kind: 'askDirection' }],
    [
      'repeats a punch of the last 5 seconds',
      { person: ash(actor), openShift: atWork(4), last: { direction: 'in', at: ago(4) } },
      { kind: 'repeat', direction: 'in' },
    ],
    [
      'repeats an online clock-in of the last 5 seconds',
      { person: ash(actor), openShift: atWork(4) },
      { kind: 'repeat', direction: 'in' },
    ],
    [
      'clocks out after 5 seconds',
      { person: ash(actor), openShift: atWork(5), last: { direction: 'in', at: ago(5) } },
      { kind: 'punch', direction: 'out' },
    ],
  ])('%s', (_, known, decision) => {
    expect(decideOffline({ scan: { badgeCode } }, known, 14, NOW)).toEqual(decision)
  })
})

describe('an answer to a question', () => {
  const tips = { cashTips: 5, creditTips: 0 }
  test.each<[string, Parameters<typeof decideOffline>[0], Known, object]>([
    [
      'clocks in for the chosen position',
      { scan: { badgeCode, upId: 12 } },
      { person: ash(actor, usher) },
      { kind: 'punch', direction: 'in', position: usher },
    ],
    [
      'clocks in for a position that only the server knows',
      { scan: { badgeCode, upId: 99 } },
      { person: ash(actor) },
      { kind: 'punch', direction: 'in' },
    ],
    [
      'clocks in also where a shift is open, so that nobody is clocked out by it',
      { scan: { badgeCode, upId: 11 } },
      { person: ash(actor), openShift: atWork() },
      { kind: 'punch', direction: 'in', position: actor },
    ],
    [
      'clocks out with tips',
      { scan: { badgeCode, ...tips } },
      { person: ash(actor), openShift: atWork(3_600, true) },
      { kind: 'punch', direction: 'out' },
    ],
    [
      'clocks out with tips that the server had asked for',
      { scan: { badgeCode, timesheetId: 7, ...tips } },
      {},
      { kind: 'punch', direction: 'out' },
    ],
    [
      'clocks an unknown badge in',
      { scan: { badgeCode }, direction: 'in' },
      {},
      { kind: 'punch', direction: 'in' },
    ],
    [
      'clocks an unknown badge out',
      { scan: { badgeCode }, direction: 'out' },
      {},
      { kind: 'punch', direction: 'out' },
    ],
  ])('%s', (_, request, known, decision) => {
    expect(decideOffline(request, known, 14, NOW)).toEqual(decision)
  })
})
