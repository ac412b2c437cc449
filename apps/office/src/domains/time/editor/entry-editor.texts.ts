import { HIGHEST_PAY_RATE, MONEY_STEP } from '@nightshift/shared/money'
import { formatDateTime } from '@nightshift/shared/time'
import { LOCAL_TIME } from '../../../kit/local-time/local-time.texts.ts'
import { OFFICE } from '../../../kit/office.texts.ts'

export const ENTRY = {
  title: 'Edit time entry',
  /** The accessible name of the edit button, unique per entry. */
  editOf: (what: string, startTime: string, timeZone: string) =>
    `Edit ${what}, ${formatDateTime(startTime, timeZone)}`,
  endHint: 'Empty while clocked in',
  zone: (timeZone: string) => `Time of ${timeZone}`,
  rate: (rate: string) => `${rate} an hour`,
  paychexId: (id: string) => `Paychex ID ${id}`,
  worth: (hours: string, pay: string) => `${hours} hours, ${pay}`,
  notEnded: 'Not ended yet',
  reasons: { forgotten: 'No clock-out', tipsMissing: 'Tips missing', endSetByLead: 'End set by a lead' },
  review: {
    forgotten:
      'Nobody clocked out of this shift. The next clock-in closed it at the end of its night. Please check when it ended.',
    tipsMissing:
      'Somebody else ended this tipped shift, without its tips. Please fill them in, if there were any.',
    endSetByLead:
      'A lead chose when this shift ended, at another time than that. Please check its end, and its tips if it is tipped.',
  },
  looksRight: 'Looks right',
  save: 'Save',
  cancel: 'Cancel',
  delete: 'Delete',
  split: 'Split…',
  deleteQuestion: 'Are you sure you want to delete this time entry? You cannot undo this action!',
  deleted: (name: string) => `The shift of ${name} is deleted.`,
  saveFailed: 'Unable to save timesheet. Please refresh the page or try again later.',
  deleteFailed: 'Unable to delete timesheet. Please refresh the page or try again later.',
  overlaps: (position: string, start: string, end: string | null) =>
    `This overlaps another shift of the same person: ${position}, ${start} ${end ? `to ${end}` : 'and still open'}.`,
  problems: {
    missing: 'Please fill this in.',
    ...LOCAL_TIME.problems,
    endBeforeStart: 'A shift cannot end before it starts.',
    badRate: OFFICE.badRate(String(MONEY_STEP), String(HIGHEST_PAY_RATE)),
  },
  history: 'History',
  historyFailed: 'Unable to load the history. Please refresh the page or try again later.',
  noHistory: 'Nothing is written down about this entry.',
  kiosk: 'Badge at the kiosk',
  nothing: '–',
  choosePosition: 'Choose a position',
  ownRate: 'Somebody else sets the rate of your own shifts.',
  actions: {
    clockIn: 'clocked in',
    clockOut: 'clocked out',
    takeBackClockOut: 'took the clock-out back',
    clockInOffline: 'clocked in at an offline kiosk',
    clockOutOffline: 'clocked out at an offline kiosk',
    create: 'added the entry',
    closeForgotten: 'closed the forgotten shift',
    endAtClockIn: 'ended it by clocking in again',
    edit: 'edited the entry',
    confirm: 'confirmed the entry',
    split: 'split the entry',
    delete: 'deleted the entry',
    undelete: 'restored the entry',
  } as Record<string, string>,
  own: 'their own',
}
