import type { Attendance, BoardCounts, Mark } from '@nightshift/shared/nights/attendance/attendance'
import type { Part } from '@nightshift/shared/nights/night-plan/place'
import type { FreePerson } from '@nightshift/shared/nights/tonight/contract'

const people = (count: number) => (count === 1 ? '1 person' : `${count} people`)

export const TONIGHT = {
  title: 'Tonight',
  pageTitle: 'Tonight · Admin',
  loadFailed: 'Unable to load the board of tonight. Please refresh the page or try again later.',
  notLoaded: 'Who is in and who is missing could not be loaded.',
  lost: (time: string) =>
    `No connection. These figures are of ${time}: whoever has come since is not counted.`,
  gates: (time: string) => `Gates at ${time}`,
  ends: (time: string) => `until ${time}`,
  openBoard: 'Full screen',
  back: 'Dashboard',

  none: 'No night tonight.',
  next: (label: string, gates: string) => `The next night is ${label}. Its gates open at ${gates}.`,
  nextPlan: (planned: number, needed: number) =>
    planned ? `${people(planned)} planned, ${needed} needed.` : `Nobody is planned yet, ${needed} needed.`,
  noNext: 'The season has no further night.',
  calledOff: 'Tonight is called off. Nobody is planned; who has clocked in counts as extra.',
  noPlan: 'There is no plan for tonight, and nobody is clocked in yet.',
  allWell: 'Nobody is late or missing.',
  attention: 'These positions need you',
  allPositions: (count: number) => (count === 1 ? 'The only position' : `All ${count} positions`),

  counts: {
    needed: 'Needed',
    in: 'In',
    expected: 'Expected',
    late: 'Late',
    missing: 'Missing',
    excused: 'Excused',
    extra: 'Extra',
    left: 'Left',
  } satisfies Record<keyof BoardCounts, string>,
  /** The parts of a position's line. */
  state: {
    missing: (count: number) => `${count} missing`,
    late: (count: number) => `${count} late`,
    open: (count: number) => `${count} to fill`,
    expected: (count: number) => `${count} expected`,
    excused: (count: number) => `${count} excused`,
    extra: (count: number) => `${count} extra`,
    left: (count: number) => `${count} left`,
    help: (count: number) => `${count} can't make it`,
    complete: 'Complete',
  },
  figure: (there: number, needed: number) => `${there} of ${needed} in`,
  show: (position: string) => `${position}: show people`,

  called: (time: string) => `Call time ${time}`,
  nobody: 'Nobody is planned here.',
  unfilled: (count: number) => `Unfilled: ${count}`,
  fillInPlan: 'Fill in the plan',
  extras: 'Extra, without a place tonight',
  since: (time: string) => `In since ${time}`,
  left: (time: string) => `Left at ${time}`,
  lateBy: (time: string) => `${time} late`,
  parts: { whole: '', first: 'First half', second: 'Second half' } satisfies Record<Part, string>,
  kinds: {
    expected: 'Expected',
    late: 'Late',
    missing: 'Missing',
    in: 'In',
    excused: 'Excused',
    noShow: 'No-show',
  } satisfies Record<Attendance['kind'], string>,
  declined: (reason: string | null) => (reason ? `Declined: ${reason}` : 'Declined'),
  help: (reason: string | null) => (reason ? `Can't make it: ${reason}` : "Can't make it"),

  call: 'Call',
  callWho: (name: string) => `Call ${name}`,
  noPhone: 'No phone number',
  marks: { excused: 'Excused', noShow: 'No-show' } satisfies Record<Mark, string>,
  replace: 'Replace…',
  clockIn: 'Clock in…',
  actionsOf: (name: string) => `What to do about ${name}`,
  markFailed: 'Unable to save the mark. Please try again.',

  replaceTitle: (name: string) => `Replace ${name}`,
  replaceText:
    'Free people who hold this position, those with the fewest nights first, then those of other positions. Call them before you put them in.',
  whyNot: (name: string) => `${name} is`,
  chooseReplacement: 'Who comes instead?',
  freeFailed: 'Unable to load who is free. Please close this window and try again.',
  noneFree: 'Nobody is free tonight.',
  held: { now: '', before: 'Held this before', never: 'Has not held this' } satisfies Record<
    FreePerson['held'],
    string
  >,
  chooseOne: 'Please choose somebody.',
  isIn: 'Clocked in already',
  nights: (count: number) => (count === 1 ? '1 night' : `${count} nights`),
  putIn: 'Put in',
  replaceFailed: 'Unable to put this person in. Please look again.',

  clockInTitle: (name: string) => `Clock in ${name}`,
  clockInOther: 'Clock in somebody else…',
  otherTitle: (position: string) => `Clock in for ${position}`,
  who: 'Who',
  noneAbsent: 'Nobody else who holds this position is free tonight. Others are added in Timesheets.',
  whoHint: 'Free people who hold this position and have no place tonight.',
  reason: 'Reason',
  reasonHint: 'It stays in the note of the shift and in the audit log.',
  reasonMissing: 'Please say why they do not scan their badge.',
  cameAt: 'Came at',
  cameAtHint: 'Leave it empty for now.',
  clockInAction: 'Clock in',
  clockInFailed: 'Unable to clock this person in. Please look again.',
  cancel: 'Cancel',
}
