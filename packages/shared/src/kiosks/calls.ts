import { z } from 'zod'
import type { Calls } from '../calls.ts'
import { RecordParams } from '../ids.ts'
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

export const KIOSKS_CALLS = {
  add: { method: 'POST', path: '/api/kiosks', body: NewKiosk, answer: KioskCode },
  list: { method: 'GET', path: '/api/kiosks', query: KioskQuery, answer: z.array(Kiosk) },
  /** Revokes the device's token. Punches that it still delivers go to review. */
  revoke: {
    method: 'DELETE',
    path: '/api/kiosks/:id',
    params: RecordParams,
    query: RevokeQuery,
    answer: z.null(),
    answerAs: 'nothing',
  },
  /** Sets the device's token as a cookie. */
  enrol: { method: 'POST', path: '/api/kiosks/enrol', body: EnrolKiosk, answer: KioskSelf },
  /** Heartbeat and roster of an enrolled kiosk. */
  sync: { method: 'POST', path: '/api/kiosk/sync', body: KioskReport, answer: KioskSync },
  photo: { method: 'GET', path: '/api/kiosk/photos/:version', params: PhotoParams },
} as const satisfies Calls
