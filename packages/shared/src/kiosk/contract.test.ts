import { expect, test } from 'vitest'
import { BadgeScanResult, ReadBadgeScanResult } from './contract.ts'

const timesheetUser = { firstName: 'Ash', lastInitial: 'G', photo: null }
const ANSWERS = {
  refused: { success: false, message: 'This badge is not known.' },
  choose: { success: true, upRecords: [], positions: [], timesheetUser },
  tips: { success: true, wasTipped: true, timesheetId: 7, timesheetUser },
  in: { success: true, clockedIn: true, timesheetId: 7, timesheetUser, positionName: 'Actor' },
  out: { success: true, clockedOut: true, timesheetId: 7, timesheetUser, hours: 7.5 },
}

test.each(Object.entries(ANSWERS))('a kiosk page reads the answer of a newer server: %s', (_, answer) => {
  const newer = { ...answer, nextCallAt: '2024-10-05T21:00:00.000Z' }
  expect(ReadBadgeScanResult.parse(newer)).toEqual(answer)
  // The server says nothing beyond its contract to whoever stands at the door.
  expect(BadgeScanResult.safeParse(newer).success).toBe(false)
})
