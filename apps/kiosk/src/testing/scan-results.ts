import type { BadgeScanResult } from '@nightshift/shared/kiosk/contract'

export const timesheetUser = { firstName: 'Ash', lastInitial: 'G', photo: null }

/** What the server answers to the scan of a badge. */
export const CAME = {
  success: true,
  clockedIn: true,
  timesheetId: 7,
  timesheetUser,
} satisfies BadgeScanResult
export const WENT = {
  success: true,
  clockedOut: true,
  timesheetId: 7,
  timesheetUser,
} satisfies BadgeScanResult
export const TIPS = {
  success: true,
  wasTipped: true,
  timesheetId: 7,
  timesheetUser,
} satisfies BadgeScanResult
export const CHOICE = {
  success: true,
  upRecords: [
    { id: 11, positionId: 1 },
    { id: 12, positionId: 2 },
  ],
  positions: [
    { id: 1, name: 'Actor', event: { name: 'Bog' } },
    { id: 2, name: 'Usher', event: { name: 'Midway' } },
  ],
  timesheetUser,
} satisfies BadgeScanResult
