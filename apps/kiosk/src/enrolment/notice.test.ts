import { expect, test } from 'vitest'
import { KIOSK } from '../kiosk.texts.ts'
import type { KioskView } from '../offline/offline-kiosk.ts'
import { noticeOf } from './notice.ts'

const view: KioskView = {
  state: 'active',
  waiting: 0,
  refused: 0,
  since: null,
  sending: false,
  nearlyFull: false,
}
const three = { waiting: 3, since: '2024-10-04T23:42:00.000Z' }
const SINCE = '3 scans saved here since 7:42 PM. They will be sent when the connection is back.'

test.each<[string, Partial<KioskView>, 'online' | 'offline', string]>([
  ['nothing while all is well', {}, 'online', ''],
  ['offline, but able to save', {}, 'offline', KIOSK.notice.offline],
  ['offline, and not able to', { state: 'notEnrolled' }, 'offline', KIOSK.offline],
  ['scans that wait', three, 'offline', SINCE],
  ['scans that are sent', { ...three, sending: true }, 'online', 'Sending 3 saved scans…'],
  ['scans that wait beside a refused one', { ...three, waiting: 4, refused: 1 }, 'offline', SINCE],
  ['a refused scan', { ...three, waiting: 1, refused: 1 }, 'online', KIOSK.notice.refused(1)],
  ['a storage that is nearly full', { ...three, nearlyFull: true }, 'offline', KIOSK.notice.nearlyFull],
  ['a removed kiosk', { state: 'revoked' }, 'online', KIOSK.notice.removed],
  ['a removed kiosk with scans', { ...three, state: 'revoked' }, 'online', KIOSK.notice.removedSending(3)],
  ['a kiosk that the server does not know', { state: 'unknown' }, 'online', KIOSK.notice.lost],
  ['such a kiosk with scans', { ...three, state: 'unknown' }, 'online', KIOSK.notice.lostWaiting(3)],
])('the notice for %s', (_, changes, connection, words) => {
  expect(noticeOf({ ...view, ...changes }, connection, 'America/New_York')).toBe(words)
})
