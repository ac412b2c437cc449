import type { SeasonAttendance } from '@nightshift/shared/nights/attendance/contract'
import { seasonName } from '@nightshift/shared/seasons/season-name'

const counted = (count: number, one: string, many: string) =>
  count === 0 ? [] : [count === 1 ? `1 ${one}` : `${count} ${many}`]

export const ATTENDANCE = {
  label: 'Attendance',
  none: 'Not on the plan yet',
  /** '2024: 1 no-show, 2 times late, of 12 nights' */
  season: ({ planned, late, noShow, excused, missing, ...name }: SeasonAttendance) => {
    const nights = planned === 1 ? '1 night' : `${planned} nights`
    const faults = [
      ...counted(noShow, 'no-show', 'no-shows'),
      ...counted(late, 'time late', 'times late'),
      ...counted(excused, 'time excused', 'times excused'),
      ...counted(missing, 'time missing (not confirmed)', 'times missing (not confirmed)'),
    ]
    return `${seasonName(name)}: ${faults.length ? `${faults.join(', ')}, of ${nights}` : `${nights}, never late or missing`}`
  },
}
