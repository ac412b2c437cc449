import { countOf, formatCount } from '../../../lib/counts.ts'

const scans = (count: number) => countOf(count, 'scan', 'scans')

export const KIOSKS = {
  title: 'Kiosks',
  explanation:
    'The tablets at your doors. A kiosk that is set up here keeps clocking people in and out without a network, and sends what it saved when the network is back.',
  list: 'Kiosks that are set up',
  empty: 'No kiosk is set up',
  emptyText:
    'Everybody can scan badges at /scanner while the network works. Set up the tablet at a door as a kiosk, and it also saves scans without a network, with the names and positions of your people.',
  loadFailed: 'Unable to load kiosks. Please refresh the page or try again later.',

  states: {
    online: 'Online',
    silent: 'No contact',
    waiting: 'Waiting for its code',
    expired: 'Code expired',
    revoked: 'Revoked',
  },
  facts: {
    lastSeen: 'Last seen',
    waiting: 'Scans waiting',
    clock: 'Clock',
    release: 'Version',
    storage: 'Storage',
    code: 'Code',
    revokedAt: 'Revoked',
  },
  never: 'Never',
  noneWaiting: 'None',
  waitingSince: (count: number, since: string) => `${formatCount(count)}, since ${since}`,
  unknown: 'Not known yet',
  clockAdvice:
    'Set date and time of the tablet to automatic. Scans are corrected by the difference, but people see the wrong time.',
  protectedStorage: 'Protected',
  storageNotProtected: 'Storage not protected',
  storageAdvice:
    'Its browser may delete saved scans when space runs out. Open the installed app on the tablet, not a browser tab.',
  codeUntil: (time: string) => `Valid until ${time}`,
  codeExpired: 'Expired. Revoke this kiosk and add it again.',

  justNow: 'Just now',
  minutesAgo: (minutes: number) => `${minutes} min ago`,
  hoursAgo: (hours: number) => `${hours} h ago`,

  add: 'Add a kiosk',
  name: 'Name',
  nameHint: 'People read it on the tablet, such as Barn door.',
  nameMissing: 'Please enter a name.',
  place: 'Place',
  placeHint: 'Where to find the tablet, if the name does not say it.',
  showCode: 'Show the code',
  addFailed: 'Unable to add the kiosk. Please refresh the page or try again later.',
  codeOf: (name: string) => `Set up ${name}`,
  steps: {
    open: 'On the tablet, open this address, install it as an app and start the app:',
    setUp: 'In the app, choose “Set up this kiosk”.',
    enter: 'Enter this code:',
  },
  code: 'Code',
  codeOnce: 'It works once, and is shown only here.',
  timeLeft: 'Time left',
  validFor: (time: string) => `Valid for ${time}`,
  tooLate: 'This code has expired.',
  newCode: 'Make a new code',
  isSetUp: (name: string) => `${name} is set up`,
  isSetUpText:
    'It loads the names and positions of your people now. From then on it works without a network.',
  cancel: 'Close',
  done: 'Done',

  revoke: 'Revoke',
  revokeOf: (name: string) => `Revoke ${name}`,
  revokeQuestion: (name: string) => `Revoke ${name}?`,
  revokeCode: 'Its code stops working at once.',
  revokeEnrolled: (waiting: number) =>
    `It stops clocking people in and out at once and deletes what it knows about them. ${
      waiting > 0
        ? `${scans(waiting)} ${waiting === 1 ? 'waits' : 'wait'} on it: it can still deliver them`
        : 'Scans that it has saved and not delivered can still arrive'
    }, and each then waits for a decision in the Timesheets tab, under Needs attention.`,
  lastQuestion:
    'It is the last kiosk, and only enrolled kiosks may clock: without it nobody can clock in or out with a badge.',
  revokeLast: 'Revoke all the same',
  revokeFailed: 'Unable to revoke the kiosk. Please refresh the page or try again later.',
  revoked: (count: number) => (count === 1 ? '1 revoked kiosk' : `${count} revoked kiosks`),

  only: 'Only enrolled kiosks may clock',
  onlyHint: 'Badges then count only at the kiosks below; on every other device /scanner refuses them.',
  onlyWithoutKiosk: 'No kiosk is set up: nobody can clock in or out with a badge.',
  onlyQuestion: 'No kiosk is set up yet. If you switch this on, nobody can clock in or out with a badge.',
  onlySwitchOn: 'Switch on',
  onlyFailed: 'Unable to update festival. Please refresh the page or try again later.',
}
