import type { FillRefusal } from '@nightshift/shared/nights/night-plan/contract'
import type { Part } from '@nightshift/shared/nights/night-plan/place'
import type { PlaceProblem } from '@nightshift/shared/nights/night-plan/place-problem'
import { countOf } from '../../../lib/counts.ts'
import type { PlaceMark } from './place-marks.ts'

const count = (number: number, one: string, many = `${one}s`) => countOf(number, one, many)

export const NIGHT_PLAN = {
  loadFailed: 'Unable to load the plan. Please refresh the page or try again later.',
  saveFailed: 'Unable to save this change. Please try again later.',
  readOnly: 'You can look at the plan. A manager changes it.',
  closed: 'This season is closed, so its plan does not change any more.',
  noPositions: 'There is nothing to plan yet',
  noPositionsText: 'Add events and positions first. Then say here how many people each one needs.',

  // The list of nights
  nights: 'Nights',
  tonight: 'Tonight',
  over: 'Over',
  calledOff: 'Called off',
  calledOffLong:
    'Called off: nobody works, and nobody can be put on it. Everybody has their place back when it is reopened.',
  filled: (filled: number, needed: number) => `${filled} of ${needed}`,
  filledLong: (filled: number, needed: number) => `${filled} of ${needed} places filled`,
  noNeed: 'Nothing needed yet',
  changes: (number: number) => `${count(number, 'change')} not published`,
  warnings: (number: number) => count(number, 'warning'),

  // The night
  times: (gates: string, end: string) => `Gates ${gates}, until ${end}`,
  call: (time: string) => `Call ${time}`,
  neededFor: 'Numbers needed on',
  neededOn: 'Needed on',

  forNight: 'This night',
  forAll: 'Every night',
  like: (night: string) => `Like ${night}`,
  fill: 'Fill…',
  open: (number: number) => `Unfilled: ${number}`,
  tooMany: (number: number) => `${number} too many`,
  add: 'Add',
  addTo: (position: string) => `Add somebody to ${position}`,
  fewer: (position: string) => `Fewer in ${position}`,
  more: (position: string) => `More in ${position}`,
  needed: (position: string) => `Needed in ${position}`,
  usually: (needed: number) => `Usually ${needed}`,
  asUsual: (position: string, needed: number) => `${position}: as usual, ${needed}`,
  placesIn: (position: string) => `People in ${position}`,
  saved: {
    put: (name: string, position: string) => `${name} is in ${position}.`,
    moved: (name: string, position: string) => `${name} moved to ${position}.`,
    part: (name: string, part: string) => `${name}: ${part}.`,
    off: (name: string) => `${name} was taken off.`,
    copied: (number: number) => `${count(number, 'place')} copied.`,
    filled: (number: number) => `${count(number, 'place')} filled.`,
  },
  parts: { whole: 'Whole night', first: 'First half', second: 'Second half' } satisfies Record<Part, string>,

  // A place
  placeOf: (name: string, position: string) => `${name} in ${position}`,
  marks: {
    declined: 'Cannot come',
    help: 'Calls for help',
    notActive: 'Left',
    notHeld: 'Not their position',
    notFree: 'Not free',
    pastCurfew: 'Past the curfew',
    under16: 'Over 16: no',
    split: 'Split night',
    confirmed: 'Confirmed',
    new: 'Not published',
    changed: 'Changed',
    removed: 'Taken off',
  } satisfies Record<PlaceMark, string>,
  /** Of a place that somebody does not have yet. */
  youngPastCurfew: 'Over 16: no. Past the curfew',
  explained: {
    declined: 'They said that they cannot come.',
    help: 'They cannot come, and said so when it was too late to decline.',
    notActive: 'They do not work here any more.',
    notHeld: 'They do not hold this position.',
    notFree: 'They said that they cannot work on this night.',
    pastCurfew:
      'They answered no to “over 16”, and the night ends after the curfew. The law of the state decides how late they may work.',
    under16:
      'They answered no to “over 16” in their application. The law of the state decides how late they may work.',
    split: 'They have two places on this night.',
    confirmed: 'They said that they come.',
    new: 'They were not told yet.',
    changed: 'It was changed since they were told.',
    removed: 'They were told of this place, and not yet that it is off.',
  } satisfies Record<PlaceMark, string>,
  reason: (words: string) => `“${words}”`,
  moveTo: 'Move to',
  part: 'Part of the night',
  takeOff: 'Take off',
  printPerson: 'Print their nights',
  personNights: 'Nights of a person',
  person: 'Person',
  print: 'Print',
  unknownPerson: 'This person is not on the plan of this season.',
  noNights: 'No night is planned yet.',
  notPublished: 'Not published yet',
  span: (callAt: string, endsAt: string) => `${callAt} to ${endsAt}`,
  putBack: 'Put back',
  close: 'Close',

  // The list of people
  people: 'People',
  showPeople: 'People…',
  search: 'Search people',
  onlyFree: 'Only free',
  position: 'Position',
  allPositions: 'All positions',
  order: 'Order',
  orders: { nights: 'Fewest nights', name: 'By name' },
  nightCount: (number: number) => count(number, 'night'),
  free: 'Free',
  freeUnasked: 'Free, was not asked',
  onThisNight: (positions: string) => `On this night: ${positions}`,
  why: {
    notActive: 'Left',
    notHeld: 'Does not hold this position',
    alreadyPlanned: 'Planned already',
    declined: 'Said no to this night',
    notFree: 'Not free',
    full: 'The position is full',
  } satisfies Record<PlaceProblem | FillRefusal['reason'], string>,
  notFreeBy: { own: 'Not free, they say', application: 'Not free, says the application' },
  putIn: 'Put in',
  putInMore: 'Put in…',
  putNameIn: (name: string, position: string) => `Put ${name} in ${position}`,
  putNameInMore: (name: string) => `Put ${name} in a position`,
  putTitle: (name: string, night: string) => `${name}, ${night}`,
  noPositionYet: 'No position yet',
  noPositionHeld: 'They hold no position yet. Give them one on the Employees tab first.',
  nobody: 'Nobody found',
  nobodyText: 'Search for another name, or show people who are not free, too.',
  shown: (number: number) => count(number, 'person', 'people'),

  // Copy
  leftOutTitle: (number: number) => `${count(number, 'person was', 'people were')} left out`,
  leftOutText: 'Everybody else was copied.',
  copiedNothing: {
    noPlaces: (night: string) => `Nothing was copied: ${night} has no places.`,
    allThere: 'Nothing was copied: everybody is there already.',
    nobodyFree: 'Nothing was copied: nobody of them is free.',
  },

  // Fill
  fillTitle: 'Fill the open places',
  fillText:
    'People who are free, in positions that they hold, those with the fewest nights first. Nothing is saved until you agree.',
  fillNights: 'Nights',
  fillThis: 'This night',
  fillAll: 'All nights to come',
  fillReason: (nights: number, from: number) =>
    `${nights === 0 ? 'No night yet' : `Has ${count(nights, 'night')}`}${from > 1 ? `, chosen from ${from}` : ', the only one who can'}`,
  fillNothing: 'There is nothing to fill: everybody is there already.',
  fillNoNeed: 'No position needs anybody here yet. Say first how many people each one needs.',
  fillCalledOff: 'Called off: nobody works, so there is nothing to fill.',
  fillNobody: 'Nobody who is free can take the places that are open.',
  unfilled: 'Still open after this',
  unfilledAt: (position: string, missing: number) => `${position}: ${missing} missing`,
  agree: (number: number) => `Agree to ${count(number, 'place')}`,
  cancel: 'Cancel',
  proposed: (name: string, position: string, night: string) => `${name} in ${position}, ${night}`,
  allOfNight: (night: string) => `All of ${night}`,
  planChanged: 'The plan has changed since, so nothing was saved. These are new proposals.',
}
