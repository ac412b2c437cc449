const scans = (count: number) => (count === 1 ? '1 scan' : `${count} scans`)

export const KIOSK = {
  title: 'Scanner',
  heading: 'Clock in or out with your badge',
  start: 'Start Scanning',
  stop: 'Stop',
  scanning: 'Scanning...',
  hint: 'Hold your badge up to the camera.',
  offlineHint: 'Keep your badge in view: it is tried again when the connection is back.',
  saved: 'Saved here, will be sent.',
  unlisted: 'Saved here. Not on this kiosk’s list: a manager will check it.',
  checking: 'Checking...',
  clockedIn: 'Clocked In',
  clockedOut: 'Clocked Out',
  // Shown for 3 seconds, so the required action comes first.
  closedForgotten:
    'You are in again. Going home? Scan once more. ' +
    'You never clocked out of your last shift. It was closed, and a manager will check it.',
  notPlanned: 'You are not on tonight’s plan. Please tell your lead that you are here.',
  error: 'ERROR',
  unanswered: 'No Answer',
  unansweredHint: 'The scan was saved, and a manager will check it.',
  cancelled: 'Cancelled',
  cancelledHint: 'Nothing was changed.',
  unreachable: 'Unable to clock in/out. Please refresh the page or try again later.',
  notSetUp: 'This kiosk is not set up for work without a network. Please see your lead.',
  notSaved: 'Not saved: this kiosk cannot store any more scans. Nothing was recorded. Please see your lead.',
  name: (firstName: string, lastInitial: string) =>
    lastInitial ? `${firstName} ${lastInitial}.` : firstName,
  offline: 'Offline. Badges cannot be scanned until the connection is back.',
  notice: {
    offline: 'Offline. Scans are saved here and sent when the connection is back.',
    waiting: (count: number, since: string) =>
      `${scans(count)} saved here since ${since}. ${count === 1 ? 'It' : 'They'} will be sent when the connection is back.`,
    sending: (count: number) => (count === 1 ? 'Sending 1 saved scan…' : `Sending ${count} saved scans…`),
    refused: (count: number) => `${scans(count)} could not be sent. Please tell an administrator.`,
    nearlyFull: 'This kiosk’s storage is nearly full. Please connect it, or free some space.',
    removed: 'This kiosk was removed by an administrator.',
    removedSending: (count: number) =>
      `This kiosk was removed by an administrator. ${scans(count)} saved here ${count === 1 ? 'is' : 'are'} still being sent.`,
    lost: 'This kiosk is not set up any more. Please set it up again.',
    lostWaiting: (count: number) =>
      `This kiosk is not set up any more. Set it up again to send ${count === 1 ? 'the scan' : `the ${count} scans`} saved here.`,
  },
  kioskName: (name: string, festival: string) => `${name} · ${festival}`,
  connection: { online: 'Online', unsure: 'Connecting…', offline: 'Offline' },
  direction: {
    title: 'Are you clocking in or out?',
    text: 'Your badge is not on this kiosk’s list. Your answer is saved, and a manager will check it.',
    in: 'Clock In',
    out: 'Clock Out',
  },
  setUp: {
    open: 'Set up this kiosk',
    title: 'Set up this kiosk',
    text: 'Enter the code that an administrator gets in the back office, under General, Kiosks. From then on the kiosk also works without a network.',
    label: 'Code',
    send: 'Set Up',
    sending: 'Setting up…',
    tooShort: 'The code has 8 characters.',
    unreachable: 'The server does not answer. Please check the connection and try again.',
    insecure:
      'This page was not opened with https, so the browser lets it store nothing and start without a network. ' +
      'Please open it with https, then set it up.',
    homeScreen:
      'Safari deletes what a page in a tab has stored. Please add this page to the home screen first ' +
      '(Share, then Add to Home Screen), open it from there and set it up.',
    noStorage:
      'This browser lets the page store nothing, so scans cannot be saved here. ' +
      'Please leave private browsing, or use another browser.',
  },
  sound: { on: 'Sound on', off: 'Sound off' },
  camera: {
    none: 'No camera',
    otherWays: 'Use the hand-held scanner, or enter your code.',
    label: 'What the camera sees',
    starting: 'Starting the camera...',
    refused: 'The camera may not be used. Please allow it in the browser’s settings for this page.',
    absent: 'No camera was found. Please connect one, or use a hand-held scanner.',
    broken: 'The camera cannot be started. Another app may be using it: please close it there.',
    insecure: 'The browser hides the camera, because this page was not opened with https.',
    unreadable: 'The badge reader could not be loaded. Please check the connection.',
    retry: 'Try Again',
  },
  code: { open: 'Enter code', label: 'Badge code', send: 'Clock In / Out', close: 'Close' },
  closesIn: (seconds: number) => `closes in ${seconds} s`,
  hours: (hours: number) => `${hours.toFixed(2)} hours`,
  fromTo: (from: string, to: string) => `${from} to ${to}`,
  keypad: 'Keypad',
  erase: 'Erase',
}
