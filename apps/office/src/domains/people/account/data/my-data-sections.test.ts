import type { MyData } from '@nightshift/shared/people/my-data/contract'
import { expect, test } from 'vitest'
import { sectionsOf } from './my-data-sections.ts'

const AT = '2024-10-04T22:00:00.000Z'

const data: MyData = {
  madeAt: AT,
  account: {
    ...{ id: '5f0c3a52-7d0a-4c51-9f0e-6f3f4d6a1b20', username: 'ash', accessLvl: 0, isActive: true },
    ...{ firstName: 'Ash', middleName: '', lastName: 'Marrow', festival: 'Dreadmoor', paychexId: '000' },
    ...{
      passwordIsDefault: false,
      mustChangePassword: false,
      seasonsBefore: 2,
      mayReturn: true,
      createdAt: AT,
      updatedAt: AT,
    },
  },
  contact: { email: 'ash@example.com', phone: '' },
  emergency: { contact: 'Wren', relation: 'Sister', phone: '845-555-0102' },
  notes: 'Scares well.',
  photo: null,
  positions: [{ festival: 'Dreadmoor', event: 'The Bog', position: 'Bog Actor', payrate: 15.5, since: AT }],
  timeEntries: [
    {
      ...{
        festival: 'Dreadmoor',
        positionName: 'Bog Actor',
        payrate: 15.5,
        isTipped: true,
        note: 'Late van.',
      },
      ...{ startTime: AT, endTime: null, cashTips: 5, creditTips: 0, deduction: 0, needsReview: null },
      ...{ createdAt: AT, updatedAt: AT, deletedAt: AT },
    },
  ],
  entryRequests: [
    {
      ...{ festival: 'Dreadmoor', position: 'Bog Actor', startTime: AT, endTime: AT, note: 'Kiosk was off.' },
      ...{ cashTips: 5, creditTips: 0, status: 'declined', createdAt: AT, decidedAt: AT },
      ...{ decidedBy: 'Mara V.', declineReason: 'Not that night.' },
    },
  ],
  payrollFiles: [
    {
      ...{ festival: 'Dreadmoor', kind: 'csv', madeAt: '2024-10-07T12:00:00.000Z', entries: 2 },
      ...{ startDate: '2024-09-30', endDate: '2024-10-06', paychexId: '1313', overtimePremium: 12.5 },
    },
  ],
  applications: [
    {
      ...{ festival: 'Dreadmoor', status: 'hired', notes: '', createdAt: AT, updatedAt: AT },
      answers: { returningNotes: 'Twice', over16: true, unavailable: ['fr1', 'sa3'], otherNotes: '' },
    },
  ],
  invitations: [{ festival: 'Dreadmoor', year: 2024, part: 1, createdAt: AT }],
  badges: [{ serial: 2, issuedAt: AT, issuedBy: 'Mara V.', replacedAt: null }],
  sessions: [{ signedInAt: AT, expiresAt: AT }],
  knownBrowsers: 1,
  kioskScans: [{ at: AT }],
  kioskPunches: [],
  plannedNights: [
    {
      ...{ festival: 'Dreadmoor', position: 'Bog Actor', night: '2024-10-04', part: 'first', callAt: AT },
      ...{ seenAt: null, answer: 'declined', answerReason: 'Wedding.', mark: 'excused', markedBy: 'Mara V.' },
      isOff: true,
    },
  ],
  availability: [{ festival: 'Dreadmoor', year: 2024, part: 1, unavailable: ['2024-10-05'], updatedAt: AT }],
  calendarFeeds: [{ createdAt: AT }],
  rollCalls: [
    {
      ...{ festival: 'Dreadmoor', startedAt: AT, isDrill: true, attraction: 'The Bog' },
      ticks: [{ at: AT, isSafe: true }],
    },
  ],
  changes: [{ at: AT, entity: 'badge', action: 'replace', by: 'Mara V.' }],
  activity: {
    changesMade: 3,
    badgesIssued: 0,
    punchesDecided: 0,
    requestsDecided: 0,
    invitationsMade: 0,
    payrollExports: 0,
    periodsApproved: 0,
    periodsUnlocked: 0,
    seasonsClosed: 0,
    peopleErased: 0,
    siteDraftsEdited: 0,
    siteVersionsPublished: 0,
    sitePublicationsScheduled: 0,
    sitePicturesUploaded: 0,
    nightsClosed: 0,
    placesMarked: 0,
    rollCallsStarted: 0,
    rollCallsEnded: 0,
    rollCallPeopleAdded: 0,
    rollCallTicks: 0,
    incidentsNoted: 0,
    nightReports: 0,
  },
}

const sections = sectionsOf(data, {
  timeZone: 'America/New_York',
  describe: ({ entity, action }) => `${entity} ${action}`,
})
const section = (title: string) => sections.find((one) => one.title === title)!
const NIGHT = '10/4/2024 6:00:00 PM'

test('facts have words, and nothing where there is no value', () => {
  expect(section('Account').facts).toContainEqual(['Name', 'Ash Marrow'])
  expect(section('Account').facts).toContainEqual(['Phone', '–'])
  expect(section('Account').facts).toContainEqual(['Account since', NIGHT])
  expect(section('Emergency contact').facts).toEqual([
    ...[
      ['Emergency Contact', 'Wren'],
      ['Relation', 'Sister'],
      ['Phone', '845-555-0102'],
    ],
  ])
  expect(section('What you changed').facts?.[0]).toEqual(['Changes made', '3'])
})

test.each([
  [
    'Planned nights',
    [
      {
        main: '2024-10-04, Bog Actor',
        details: [
          ...['Dreadmoor', 'First half', `Call time ${NIGHT}`, 'You cannot make it', 'Note: Wedding.'],
          ...['Marked as excused', 'by Mara V.', 'Taken off the plan'],
        ],
      },
      { main: `Your calendar has a secret address since ${NIGHT}`, details: [] },
    ],
  ],
  ['Nights you cannot work', [{ main: 'Dreadmoor 2024', details: ['2024-10-05', NIGHT] }]],
  ['Roll-calls', [{ main: `Dreadmoor, ${NIGHT}`, details: ['Drill', 'The Bog', `Safe ${NIGHT}`] }]],
  ['Notes of management', [{ main: 'Scares well.', details: [] }]],
  [
    'Positions',
    [{ main: 'The Bog - Bog Actor', details: ['Dreadmoor', '$15.50 an hour', `since ${NIGHT}`] }],
  ],
  [
    'Time entries',
    [
      {
        main: `${NIGHT} to now`,
        details: [
          ...[`Deleted ${NIGHT}`, 'Bog Actor', 'Dreadmoor', '$15.50 an hour'],
          ...['Cash tips $5.00', 'Note: Late van.'],
        ],
      },
    ],
  ],
  [
    'What you said about shifts',
    [
      {
        main: `${NIGHT} to ${NIGHT}`,
        details: [
          ...['Bog Actor', 'Dreadmoor', 'Cash tips $5.00', 'Note: Kiosk was off.'],
          ...[`Declined ${NIGHT} by Mara V.`, 'Reason: Not that night.'],
        ],
      },
    ],
  ],
  [
    'Applications',
    [
      {
        main: `Dreadmoor, ${NIGHT} (hired)`,
        details: ['Returning notes: Twice', 'Over 16: Yes', 'Unavailable: fr1, sa3', 'Other notes: –'],
      },
    ],
  ],
  ['Badges', [{ main: 'No. 2', details: [`Issued ${NIGHT} by Mara V.`] }]],
  [
    'Sign-ins',
    [
      { main: `Signed in ${NIGHT}`, details: [`Valid until ${NIGHT}`] },
      { main: '1 known browser', details: [] },
    ],
  ],
  ['Changes about you', [{ main: 'badge replace', details: [NIGHT, 'by Mara V.'] }]],
])('%s are listed for people to read', (title, rows) => {
  expect(section(title).rows).toEqual(rows)
})

test('every part of the copy is read', () => {
  const read = new Set<string>()
  const watched = new Proxy(data, {
    get: (copy, key) => {
      read.add(String(key))
      return Reflect.get(copy, key)
    },
  })
  sectionsOf(watched, { timeZone: 'UTC', describe: () => '' })
  // The page shows these two above the sections.
  expect([...read, 'madeAt', 'photo'].sort()).toEqual(Object.keys(data).sort())
})
