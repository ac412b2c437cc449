import { clockSkewText } from '@nightshift/shared/kiosk/kiosks/words'
import type { BackupProblem } from '@nightshift/shared/system/backups/problem'
import { rowsText, sizeText } from '@nightshift/shared/system/backups/words'
import type { BrowserErrorKind } from '@nightshift/shared/system/health/contract'
import type { HealthProblem } from '@nightshift/shared/system/health/problems'

const times = (count: number) => (count === 1 ? 'once' : `${count} times`)
const scans = (count: number) => (count === 1 ? '1 scan' : `${count} scans`)
const kiosksNamed = (names: string[]) => `kiosk${names.length === 1 ? '' : 's'} ${listText(names)}`
const listText = (names: string[]) => new Intl.ListFormat('en-US').format(names)
const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`

type Words<P extends HealthProblem> = (problem: P) => { title: string; step: string }

type Backup<K extends BackupProblem['kind']> = Extract<BackupProblem, { kind: K }>

const BACKUP_PROBLEMS: { [K in BackupProblem['kind']]: (problem: Backup<K>) => ReturnType<Words<never>> } = {
  notMounted: () => ({
    title: 'The folder for backups is not mounted, so none are made.',
    step: 'Connect the disk or the share again. If it is new, run npm run backup -- --prepare on the server.',
  }),
  failed: ({ reason }) => ({
    title: `The last backup failed. ${reason}`,
    step: 'It is tried again every hour. If it keeps failing, show this line to whoever runs the server.',
  }),
  overdue: () => ({
    title: 'There has been no good backup for more than 36 hours.',
    step: 'Keep the server running: it makes one by itself. If none comes within an hour, read its log for the reason.',
  }),
}

/** What is wrong, and what to do about it. */
const PROBLEMS: { [K in HealthProblem['kind']]: Words<Extract<HealthProblem, { kind: K }>> } = {
  lowDisk: ({ freeBytes, totalBytes }) => ({
    title: `The server's disk is nearly full: ${sizeText(freeBytes)} of ${sizeText(totalBytes)} are free.`,
    step: 'Delete files that nobody needs from that disk, or give it a larger one. Once it is full, nobody can clock in or out.',
  }),
  backup: ({ problem }) => BACKUP_PROBLEMS[problem.kind](problem as never),
  unsafeBackups: () => ({
    title: 'The backups are on the same disk as the data, and would be lost with it.',
    step: 'Ask whoever runs the server to set BACKUP_DIR to another disk or a share on another machine.',
  }),
  fewConnections: ({ used, most }) => ({
    title: `The database has few connections left: ${used} of ${most} are in use.`,
    step: 'Close other programs that use this database. If there are none, ask whoever runs the server to raise max_connections.',
  }),
  kioskScansWaiting: ({ kiosks, scans: count }) => ({
    title: `The ${kiosksNamed(kiosks)} kept ${scans(count)} for more than 15 minutes without sending.`,
    step: 'Look at the tablet: it must be on, show the scanner and have a network. The scans are sent by themselves then. Do not clear its browser data.',
  }),
  kioskClockSkewed: ({ kiosks }) => ({
    title: `The clock is wrong by more than 2 minutes on the ${kiosksNamed(kiosks)}.`,
    step: 'Set date and time of the tablet to automatic. Scans are corrected by the difference, but the tablet shows the wrong time.',
  }),
  kioskStorageNotKept: ({ kiosks }) => ({
    title: `The ${kiosksNamed(kiosks)} may lose saved scans: the browser has not promised to keep its storage.`,
    step: 'Install the scanner as an app on that tablet (Install app in the browser menu) and open it from there.',
  }),
  slowCalls: ({ calls }) => ({
    title: `The server was slow ${times(calls)} since yesterday.`,
    step: 'Compare the times in the list of slow calls with your opening hours. If they fall into busy hours, ask whoever runs the server for a faster machine.',
  }),
  browserErrors: ({ count, page }) => ({
    title: `Pages failed ${times(count)} since yesterday, most often ${pageName(page)}.`,
    step: 'Reload that page on the devices that show an error. If it comes again, send the list of errors to whoever runs the server.',
  }),
}

const pageName = (page: string) => (page === 'other' ? 'another page' : page)

export const HEALTH = {
  title: 'Health',
  allWell: 'All well',
  allWellText: 'Nothing needs to be done.',
  toDo: (count: number) => (count === 1 ? 'One thing to do' : `${count} things to do`),
  problem: (problem: HealthProblem) => (PROBLEMS[problem.kind] as Words<HealthProblem>)(problem),
  checkedAt: (time: string) => `Checked at ${time}.`,
  notChecked: (time: string) => `The server did not answer the last check. This is from ${time}.`,
  loadFailed: 'Unable to load the state of the system. Please refresh the page or try again later.',

  system: {
    title: 'System',
    version: 'Version',
    startedAt: 'Running since',
    databaseSize: 'Size of the database',
    disk: 'Free disk space',
    diskOf: (freeBytes: number, totalBytes: number) => `${sizeText(freeBytes)} of ${sizeText(totalBytes)}`,
    diskElsewhere: "On the database's own server",
    connections: 'Connections to the database',
    connectionsOf: (used: number, most: number) => `${used} of ${most}`,
    size: sizeText,
  },
  kiosks: {
    title: 'Kiosks',
    scans: 'Badge scans in 24 hours',
    lastScan: 'Last badge scan',
    noScan: 'None in 24 hours',
  },
  enrolledKiosks: {
    title: 'Enrolled kiosks',
    explanation: 'Of all festivals, as each reported itself last.',
    empty: 'No kiosk is enrolled.',
    kiosk: 'Kiosk',
    festival: 'Festival',
    lastSeen: 'Last seen',
    never: 'Never',
    waiting: 'Scans waiting',
    waitingSince: (count: number, since: string) => `${count} since ${since}`,
    clock: 'Clock',
    clockText: clockSkewText,
    storage: 'Saved scans',
    storageText: (persisted: boolean | null) => {
      if (persisted === null) return 'Not known yet'
      return persisted ? 'Kept' : 'May be deleted'
    },
  },
  backups: {
    title: 'Backups',
    made: 'Made',
    automatically: 'Every night, by itself',
    outside: 'Outside of Nightshift',
    lastGood: 'Last good one',
    none: 'None yet',
    size: 'Its size',
    sizeOf: (rows: number, bytes: number) => `${rowsText(rows)}, ${sizeText(bytes)}`,
    kept: 'Good ones kept',
  },
  slowCalls: {
    title: 'Slow calls',
    explanation: 'Answers of the last week that took a second or more, the most frequent first.',
    empty: 'Every answer of the last week came within a second.',
    call: 'Call',
    count: 'Count',
    average: 'Average',
    slowest: 'Slowest',
    last: 'Last',
    seconds,
  },
  browserErrors: {
    title: 'Errors in browsers',
    explanation:
      'Of the last week, the latest first. Numbers, quoted texts and e-mail addresses are removed before they are stored.',
    empty: 'No page has failed in the last week.',
    kinds: {
      boundary: 'Page failed',
      uncaught: 'Unhandled error',
      rejection: 'Unhandled failure',
      chunk: 'Page did not load',
    } satisfies Record<BrowserErrorKind, string>,
    count: times,
    page: pageName,
    release: (release: string) => `Release ${release}`,
    last: (time: string) => `Last ${time}`,
    request: (id: string) => `Request ${id}`,
  },
}
