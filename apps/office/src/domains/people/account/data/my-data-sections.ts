import { answerLabel } from '@nightshift/shared/hiring/card'
import { formatCents, toCents } from '@nightshift/shared/money'
import { fullName } from '@nightshift/shared/people/employees/rules'
import type { MyData } from '@nightshift/shared/people/my-data/contract'
import { formatDateTime } from '@nightshift/shared/time'
import { MY_DATA } from './my-data.texts.ts'

const nightRows = ({ plannedNights, calendarFeeds }: MyData, at: At): Row[] => [
  ...plannedNights.map((one) => ({
    main: MY_DATA.plannedNight(one.night, one.position),
    details: [
      ...[one.festival, MY_DATA.parts[one.part]],
      ...(one.callAt ? [MY_DATA.calledAt(at(one.callAt))] : []),
      ...(one.seenAt ? [MY_DATA.seen(at(one.seenAt))] : []),
      ...(one.answer ? [MY_DATA.answers[one.answer]] : []),
      ...(one.answerReason ? [MY_DATA.note(one.answerReason)] : []),
      ...(one.mark ? [MY_DATA.marks[one.mark], ...(one.markedBy ? [MY_DATA.by(one.markedBy)] : [])] : []),
      ...(one.isOff ? [MY_DATA.takenOff] : []),
    ],
  })),
  ...calendarFeeds.map(({ createdAt }) => ({ main: MY_DATA.calendarFeed(at(createdAt)), details: [] })),
]

const availabilityRow = (one: MyData['availability'][number], at: At): Row => ({
  main: MY_DATA.ownSeason(one.festival, one),
  details: [one.unavailable.join(', ') || MY_DATA.none, at(one.updatedAt)],
})

const rollCallRow = (one: MyData['rollCalls'][number], at: At): Row => ({
  main: MY_DATA.rollCall(one.festival, at(one.startedAt)),
  details: [
    ...(one.isDrill ? [MY_DATA.drill] : []),
    one.attraction,
    ...one.ticks.map((tick) => MY_DATA.ticked(tick.isSafe, at(tick.at))),
  ],
})

type Section = { title: string; facts?: [label: string, value: string][]; rows?: Row[] }
type Words = { timeZone: string; describe: (change: MyData['changes'][number]) => string }

const { sections: titles, fields, nothing } = MY_DATA
const money = (dollars: number) => formatCents(toCents(dollars))
const yesOrNo = (fact: boolean) => (fact ? MY_DATA.yes : MY_DATA.no)

/** The copy as titled lists for people to read. */
export function sectionsOf(data: MyData, { timeZone, describe }: Words): Section[] {
  const at: At = (instant) => formatDateTime(instant, timeZone)
  const { activity, notes } = data
  return [
    { title: titles.account, facts: accountFacts(data, at) },
    { title: titles.emergency, facts: factsOf(data.emergency) },
    { title: titles.notes, rows: notes ? [{ main: notes, details: [] }] : [] },
    { title: titles.positions, rows: data.positions.map((held) => positionRow(held, at)) },
    { title: titles.timeEntries, rows: data.timeEntries.map((entry) => entryRow(entry, at)) },
    { title: titles.entryRequests, rows: data.entryRequests.map((one) => requestRow(one, at)) },
    { title: titles.nights, rows: nightRows(data, at) },
    { title: titles.availability, rows: data.availability.map((one) => availabilityRow(one, at)) },
    { title: titles.rollCalls, rows: data.rollCalls.map((one) => rollCallRow(one, at)) },
    { title: titles.payrollFiles, rows: data.payrollFiles.map((file) => payrollFileRow(file, at)) },
    { title: titles.applications, rows: data.applications.map((one) => applicationRow(one, at)) },
    { title: titles.invitations, rows: data.invitations.map((one) => invitationRow(one, at)) },
    { title: titles.badges, rows: data.badges.map((badge) => badgeRow(badge, at)) },
    { title: titles.signIns, rows: signInRows(data, at) },
    { title: titles.kiosk, rows: kioskRows(data, at) },
    {
      title: titles.changes,
      rows: data.changes.map((change) => ({
        main: describe(change),
        details: [at(change.at), ...(change.by ? [MY_DATA.by(change.by)] : [])],
      })),
    },
    { title: titles.activity, facts: factsOf(activity) },
  ]
}

const factsOf = (values: Record<string, string | number>): [string, string][] =>
  Object.entries(values).map(([key, value]) => [fields[key as keyof typeof fields], String(value) || nothing])

function accountFacts({ account, contact }: MyData, at: At): [string, string][] {
  const { username, festival, accessLvl, paychexId, seasonsBefore } = account
  return [
    [fields.name, fullName(account)],
    ...factsOf({ username, ...contact, festival: festival ?? '', accessLvl, paychexId, seasonsBefore }),
    [fields.isActive, yesOrNo(account.isActive)],
    [fields.mayReturn, yesOrNo(account.mayReturn)],
    [fields.passwordIsDefault, yesOrNo(account.passwordIsDefault)],
    [fields.mustChangePassword, yesOrNo(account.mustChangePassword)],
    [fields.createdAt, at(account.createdAt)],
    [fields.updatedAt, at(account.updatedAt)],
  ]
}

const positionRow = (held: MyData['positions'][number], at: At): Row => ({
  main: `${held.event} - ${held.position}`,
  details: [held.festival, MY_DATA.perHour(money(held.payrate)), MY_DATA.since(at(held.since))],
})

const entryRow = (entry: MyData['timeEntries'][number], at: At): Row => ({
  main: MY_DATA.span(at(entry.startTime), entry.endTime && at(entry.endTime)),
  details: [
    ...(entry.deletedAt ? [MY_DATA.deleted(at(entry.deletedAt))] : []),
    ...[entry.positionName, entry.festival, MY_DATA.perHour(money(entry.payrate))],
    ...(entry.cashTips ? [MY_DATA.cashTips(money(entry.cashTips))] : []),
    ...(entry.creditTips ? [MY_DATA.creditTips(money(entry.creditTips))] : []),
    ...(entry.deduction ? [MY_DATA.deduction(money(entry.deduction))] : []),
    ...(entry.needsReview ? [MY_DATA.needsReview] : []),
    ...(entry.note ? [MY_DATA.note(entry.note)] : []),
  ],
})

const requestRow = (one: MyData['entryRequests'][number], at: At): Row => ({
  main: MY_DATA.span(at(one.startTime), at(one.endTime)),
  details: [
    ...[one.position, one.festival],
    ...(one.cashTips ? [MY_DATA.cashTips(money(one.cashTips))] : []),
    ...(one.creditTips ? [MY_DATA.creditTips(money(one.creditTips))] : []),
    ...(one.note ? [MY_DATA.note(one.note)] : []),
    MY_DATA.decided(answerLabel(one.status), one.decidedBy, at(one.decidedAt ?? one.createdAt)),
    ...(one.declineReason ? [MY_DATA.declined(one.declineReason)] : []),
  ],
})

const payrollFileRow = (file: MyData['payrollFiles'][number], at: At): Row => ({
  main: MY_DATA.payrollFile(file.startDate, file.endDate),
  details: [
    ...[file.festival, at(file.madeAt), MY_DATA.entries(file.entries)],
    ...(file.paychexId ? [MY_DATA.exportedAs(file.paychexId)] : []),
    ...(file.overtimePremium ? [MY_DATA.overtimePremium(money(file.overtimePremium))] : []),
  ],
})

const applicationRow = (one: MyData['applications'][number], at: At): Row => ({
  main: MY_DATA.application(one.festival, at(one.createdAt), one.status),
  details: [
    ...Object.entries(one.answers).map(([key, value]) => MY_DATA.answer(answerLabel(key), answerText(value))),
    ...(one.notes ? [MY_DATA.managementNotes(one.notes)] : []),
  ],
})

function answerText(value: unknown) {
  if (typeof value === 'boolean') return yesOrNo(value)
  const text = Array.isArray(value) ? value.join(', ') : String(value ?? '')
  return text || nothing
}

const invitationRow = (one: MyData['invitations'][number], at: At): Row => ({
  main: MY_DATA.invitation(one.festival, one),
  details: [at(one.createdAt)],
})

const badgeRow = ({ serial, issuedAt, issuedBy, replacedAt }: MyData['badges'][number], at: At): Row => ({
  main: MY_DATA.badge(serial),
  details: [
    MY_DATA.issued(at(issuedAt), issuedBy),
    ...(replacedAt ? [MY_DATA.replaced(at(replacedAt))] : []),
  ],
})

const signInRows = ({ sessions, knownBrowsers }: MyData, at: At): Row[] => [
  ...sessions.map(({ signedInAt, expiresAt }) => ({
    main: MY_DATA.signedIn(at(signedInAt)),
    details: [MY_DATA.until(at(expiresAt))],
  })),
  { main: MY_DATA.knownBrowsers(knownBrowsers), details: [] },
]

const kioskRows = ({ kioskPunches, kioskScans }: MyData, at: At): Row[] => [
  ...kioskPunches.map((punch) => ({
    main: MY_DATA.punch(punch.direction, at(punch.at)),
    details: [
      MY_DATA.savedAt(punch.kiosk, at(punch.receivedAt)),
      ...(punch.decision && punch.decidedAt
        ? [MY_DATA.decided(answerLabel(punch.decision), punch.decidedBy, at(punch.decidedAt))]
        : []),
      ...(punch.discardReason ? [MY_DATA.note(punch.discardReason)] : []),
    ],
  })),
  ...kioskScans.map((scan) => ({ main: at(scan.at), details: [MY_DATA.scan] })),
]

/** One thing that is held, in words. */
type Row = { main: string; details: string[] }

/** An instant in words. */
type At = (instant: string) => string
