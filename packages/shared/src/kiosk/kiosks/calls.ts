import { z } from 'zod'
import { del, get, post } from '../../calls.ts'
import {
  EnrolKiosk,
  Kiosk,
  KioskCode,
  KioskQuery,
  KioskReport,
  KioskSelf,
  KioskSync,
  NewKiosk,
  PhotoParams,
  RevokeQuery,
} from './contract.ts'

const changes = ['kiosk'] as const

export const KIOSKS_CALLS = {
  add: post('/api/kiosks', {
    may: 'kiosks.manage',
    festival: 'any',
    changes,
    body: NewKiosk,
    answer: KioskCode,
  }),
  list: get('/api/kiosks', {
    may: 'kiosks.manage',
    festival: 'any',
    reads: ['kiosk'],
    query: KioskQuery,
    answer: z.array(Kiosk),
  }),
  /** Revokes the device's token. Punches that it still delivers go to review. */
  revoke: del('/api/kiosks/:id', { may: 'kiosks.manage', changes, query: RevokeQuery }),
  /** Sets the device's token as a cookie. The code is what is asked for instead of a sign-in. */
  enrol: post('/api/kiosks/enrol', { may: 'open', changes, body: EnrolKiosk, answer: KioskSelf }),
  /** Heartbeat and roster of an enrolled kiosk. */
  sync: post('/api/kiosk/sync', { may: 'open', changes, body: KioskReport, answer: KioskSync }),
  photo: get('/api/kiosk/photos/:version', { may: 'open', params: PhotoParams, answerAs: 'file' }),
}
