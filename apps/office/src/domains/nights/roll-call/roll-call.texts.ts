const scans = (count: number) => (count === 1 ? '1 scan is' : `${count} scans are`)

/** The most names that a question lists. */
const MOST_NAMES = 12

const listOf = (names: string[]) =>
  names.length > MOST_NAMES
    ? `${names.slice(0, MOST_NAMES).join(', ')} and ${names.length - MOST_NAMES} others`
    : names.join(', ')

export const ROLL_CALL = {
  title: 'Roll-call',
  drill: 'DRILL',
  titleOf: (isDrill: boolean) => (isDrill ? 'Roll-call, DRILL' : 'Roll-call'),
  guests: 'Guests are not counted. This list has only people who are on the clock or were added.',

  startTitle: 'Start a roll-call',
  startText:
    'For an evacuation: everybody who is clocked in, by attraction. Several leads can tick them off on their phones at once.',
  start: 'Start roll-call',
  startDrill: 'Start a drill',
  confirmStart: 'Everybody who is clocked in now is listed, and every lead sees it.',
  confirmDrill: 'It works like a real one and says DRILL everywhere.',
  startFailed: 'The roll-call could not be started. Please try again.',
  starting: (isDrill: boolean) => (isDrill ? 'Start a drill?' : 'Start a roll-call?'),

  past: 'Earlier roll-calls',
  noPast: 'There was none yet.',
  pastFailed: 'The earlier roll-calls could not be loaded.',
  lasted: (minutes: number) => (minutes < 1 ? 'less than a minute' : `${minutes} min`),
  pastNumbers: (missing: number, all: number) =>
    missing === 0 ? `All ${all} accounted for` : `${missing} of ${all} not accounted for at the end`,
  startedBy: (name: string) => `Started by ${name}`,
  back: 'All roll-calls',

  underWay: (isDrill: boolean) => (isDrill ? 'A drill is under way.' : 'A roll-call is under way.'),
  open: 'Open the roll-call',

  missing: (missing: number, all: number) =>
    missing === 0 ? `All ${all} accounted for` : `${missing} of ${all} not accounted for`,
  nobody: 'Nobody is on the clock.',
  nobodyText: 'Add the people who are here, or end it.',
  started: (time: string, name: string) => `Roll-call started ${time} by ${name}`,
  ended: (time: string, name: string) => `Ended ${time} by ${name}.`,
  endedText: 'Ticks that phones still send are stored, and shown as late.',
  loadFailed: 'The roll-call could not be loaded.',

  listFrom: (time: string, age: string) => `No connection. List from ${time}, ${age}.`,
  ago: (minutes: number) => (minutes < 1 ? 'just now' : `${minutes} min ago`),
  goOn: 'Go on ticking, and leave this page open: what you tick is sent when the connection is back.',
  waiting: (count: number) =>
    count === 1 ? '1 tick waits on this phone.' : `${count} ticks wait on this phone.`,
  notTaken: 'Some ticks could not be stored, because these people are not on the list any more.',

  waitingAt: (count: number, kiosk: string) =>
    `${scans(count)} waiting at ${kiosk}: these people are not counted.`,
  waitingSince: (time: string) => `Since ${time}.`,
  silent: (kiosk: string, time: string) =>
    `${kiosk} has not reported since ${time}. Whoever has scanned there since is not counted.`,

  filters: 'Filters',
  search: 'Search by name',
  attraction: 'Attraction',
  everyAttraction: 'All attractions',
  attractionOption: (name: string, missing: number) => (missing ? `${name} (${missing})` : name),
  unknownAttraction: 'No attraction known',
  noneFound: 'Nobody matches.',

  unaccounted: 'Not accounted for',
  safe: 'Safe',
  inSince: (time: string) => `In since ${time}`,
  inSinceEarlier: (time: string) => `In since ${time} of an earlier day, maybe never clocked out`,
  leftAt: (time: string) => `Clocked out ${time}`,
  later: 'Clocked in after the start',
  addedBy: (name: string) => `Added by ${name}`,
  added: 'Added on this phone',
  safeAt: (time: string, name: string) => `Safe ${time}, ${name}`,
  notSent: 'not sent yet',
  late: 'arrived after the end',
  you: 'you',
  tick: (name: string) => `${name} is safe`,
  undo: (name: string) => `Take back: ${name} is safe`,
  undoTitle: 'Take the tick back?',
  undoText: (name: string) => `${name} will be among those who are not accounted for.`,
  undoConfirm: 'Take back',

  add: 'Add somebody',
  addHint: 'Type a name. People who are on the list already are not shown.',
  addNone: 'Nobody of this festival has this name.',
  addMore: (count: number) => `${count} more. Type more of the name.`,
  addFailed: 'The people of this festival could not be loaded.',

  end: 'End',
  ending: (isDrill: boolean) => (isDrill ? 'End the drill?' : 'End the roll-call?'),
  endMissing: (names: string[], all: number) =>
    `${names.length} of ${all} ${names.length === 1 ? 'is' : 'are'} not accounted for: ${listOf(names)}.`,
  endAll: (all: number) => `All ${all} are accounted for.`,
  endWaiting: (count: number) => `${scans(count)} still waiting at kiosks.`,
  endUnsent: 'Ticks of this phone are not sent yet.',
  endConfirm: 'End it',
  endFailed: 'It could not be ended. Without a connection, end it on another phone or later.',

  print: 'Print',
  printedOf: (time: string) => `List of ${time}`,
}
