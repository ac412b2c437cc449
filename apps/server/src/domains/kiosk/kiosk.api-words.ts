import { KIOSK_CALLS } from '@nightshift/shared/kiosk/calls'
import { KIOSKS_CALLS } from '@nightshift/shared/kiosk/kiosks/calls'
import { KIOSK_PUNCHES_CALLS } from '@nightshift/shared/kiosk/offline-punches/calls'
import { type Domain, part } from '../../platform/http/api-words.ts'

export const KIOSK_WORDS: Domain = {
  name: 'kiosk',
  about: 'Badge scans, kiosks, and the punches that a kiosk saved without a network.',
  parts: {
    kiosk: part(KIOSK_CALLS, {
      scanBadge: {
        about: 'Scan a badge: clocks its person in or out, or asks for a position or tips.',
        errors: ['keyReused', 'onlyEnrolledKiosks', 'savedForReview', 'tipsNotAwaited', 'tooManyRequests'],
      },
    }),
    kiosks: part(KIOSKS_CALLS, {
      add: {
        about: 'Add a kiosk. Answers the code with which its device enrols.',
        errors: ['festivalRequired'],
      },
      list: 'List the kiosks of a festival.',
      revoke: {
        about: 'Revoke the token of a kiosk. Punches that it still delivers go to review.',
        errors: ['noKioskEnrolled'],
      },
      enrol: {
        about: 'Enrol this device with a code. Its token is a cookie.',
        errors: ['kioskCodeWrong', 'tooManyRequests'],
      },
      sync: {
        about: 'Report the state of an enrolled kiosk, and read its roster.',
        errors: ['kioskNotEnrolled', 'kioskRevoked'],
        by: 'kiosk',
      },
      photo: {
        about: 'Read the photo of somebody on the roster.',
        errors: ['kioskNotEnrolled', 'kioskRevoked'],
        answers: ['image/jpeg'],
        by: 'kiosk',
      },
    }),
    kioskPunches: part(KIOSK_PUNCHES_CALLS, {
      deliver: {
        about: 'Deliver the punches that an enrolled kiosk saved, in order. One result for each.',
        errors: ['beforeEnrolment', 'kioskNotEnrolled', 'tooManyRequests'],
        by: 'kiosk',
      },
      list: 'List the saved punches that wait for a decision.',
      count: 'Count the saved punches that wait for a decision.',
      discard: { about: 'Discard several saved punches. Answers how many.', errors: ['notFound'] },
      decide: {
        about: 'Apply, change or discard a saved punch.',
        errors: ['changedMeanwhile', 'periodLocked'],
      },
    }),
  },
}
