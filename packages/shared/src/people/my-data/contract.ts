import { z } from 'zod'
import { APPLICATION_STATUSES } from '../../hiring/contract.ts'
import { instant } from '../../instant.ts'
import { MARKS } from '../../nights/attendance/attendance.ts'
import { ANSWERS, PARTS } from '../../nights/night-plan/place.ts'
import { SeasonName } from '../../seasons/contract.ts'
import { REQUEST_STATUSES } from '../../time/entry-requests/contract.ts'

/** Somebody else: first name and last initial. */
const somebody = z.string().nullable()

/** Everything that is held about one person, in their own copy. Other people are named by first name and last initial. */
export const MyData = z.strictObject({
  madeAt: instant,
  account: z.strictObject({
    id: z.uuid(),
    username: z.string(),
    firstName: z.string(),
    middleName: z.string(),
    lastName: z.string(),
    festival: z.string().nullable(),
    accessLvl: z.int(),
    isActive: z.boolean(),
    paychexId: z.string(),
    passwordIsDefault: z.boolean(),
    mustChangePassword: z.boolean(),
    seasonsBefore: z.int(),
    mayReturn: z.boolean(),
    createdAt: instant,
    updatedAt: instant,
  }),
  contact: z.strictObject({ email: z.string(), phone: z.string() }),
  emergency: z.strictObject({ contact: z.string(), relation: z.string(), phone: z.string() }),
  /** What management wrote down about the person. */
  notes: z.string(),
  /** A data URL. */
  photo: z.string().nullable(),
  positions: z.array(
    z.strictObject({
      festival: z.string(),
      event: z.string(),
      position: z.string(),
      payrate: z.number(),
      since: instant,
    }),
  ),
  timeEntries: z.array(
    z.strictObject({
      festival: z.string(),
      positionName: z.string(),
      payrate: z.number(),
      isTipped: z.boolean(),
      startTime: instant,
      endTime: instant.nullable(),
      cashTips: z.number(),
      creditTips: z.number(),
      deduction: z.number(),
      note: z.string(),
      needsReview: z.string().nullable(),
      createdAt: instant,
      updatedAt: instant,
      /** Null: not deleted. */
      deletedAt: instant.nullable(),
    }),
  ),
  /** Files for payroll with hours or overtime of the person. They name the person and say what the entries say. */
  payrollFiles: z.array(
    z.strictObject({
      festival: z.string(),
      kind: z.string(),
      madeAt: instant,
      startDate: z.iso.date(),
      endDate: z.iso.date(),
      entries: z.int(),
      /** The Paychex ID that was exported. */
      paychexId: z.string().nullable(),
      overtimePremium: z.number(),
    }),
  ),
  applications: z.array(
    z.strictObject({
      festival: z.string(),
      status: z.enum(APPLICATION_STATUSES),
      answers: z.record(z.string(), z.unknown()),
      notes: z.string(),
      createdAt: instant,
      updatedAt: instant,
    }),
  ),
  /** Personal links to the application form. */
  invitations: z.array(z.strictObject({ festival: z.string(), ...SeasonName.shape, createdAt: instant })),
  badges: z.array(
    z.strictObject({
      serial: z.int(),
      issuedAt: instant,
      issuedBy: somebody,
      replacedAt: instant.nullable(),
    }),
  ),
  sessions: z.array(z.strictObject({ signedInAt: instant, expiresAt: instant })),
  knownBrowsers: z.int(),
  /** Answers to scans that are kept so that a repeated request counts once. */
  kioskScans: z.array(z.strictObject({ at: instant })),
  /** Punches that a kiosk saved while it was offline. */
  kioskPunches: z.array(
    z.strictObject({
      kiosk: z.string(),
      direction: z.string(),
      at: instant,
      receivedAt: instant,
      cashTips: z.number().nullable(),
      creditTips: z.number().nullable(),
      reviewReason: z.string().nullable(),
      decision: z.string().nullable(),
      discardReason: z.string().nullable(),
      decidedBy: somebody,
      decidedAt: instant.nullable(),
    }),
  ),
  /** Shifts that are wrong or missing, as the person reported. */
  entryRequests: z.array(
    z.strictObject({
      festival: z.string(),
      position: z.string(),
      startTime: instant,
      endTime: instant,
      cashTips: z.number(),
      creditTips: z.number(),
      note: z.string(),
      status: z.enum(REQUEST_STATUSES),
      createdAt: instant,
      decidedAt: instant.nullable(),
      decidedBy: somebody,
      declineReason: z.string().nullable(),
    }),
  ),
  /** The nights the person is or was planned for. */
  plannedNights: z.array(
    z.strictObject({
      festival: z.string(),
      position: z.string(),
      night: z.iso.date(),
      part: z.enum(PARTS),
      callAt: instant.nullable(),
      seenAt: instant.nullable(),
      answer: z.enum(ANSWERS).nullable(),
      answerReason: z.string().nullable(),
      mark: z.enum(MARKS).nullable(),
      markedBy: somebody,
      isOff: z.boolean(),
    }),
  ),
  /** The nights of a season on which the person cannot work, as they answered themselves. */
  availability: z.array(
    z.strictObject({
      festival: z.string(),
      ...SeasonName.shape,
      unavailable: z.array(z.iso.date()),
      updatedAt: instant,
    }),
  ),
  /** Their calendar has a secret address; the address itself is not kept. */
  calendarFeeds: z.array(z.strictObject({ createdAt: instant })),
  /** Roll-calls that the person was on. */
  rollCalls: z.array(
    z.strictObject({
      festival: z.string(),
      startedAt: instant,
      isDrill: z.boolean(),
      attraction: z.string(),
      ticks: z.array(z.strictObject({ at: instant, isSafe: z.boolean() })),
    }),
  ),
  /** The audit rows about the person, newest first. */
  changes: z.array(z.strictObject({ at: instant, entity: z.string(), action: z.string(), by: somebody })),
  /** What the person did themselves, to any record: counts, because the records are about others. */
  activity: z.strictObject({
    changesMade: z.int(),
    badgesIssued: z.int(),
    punchesDecided: z.int(),
    requestsDecided: z.int(),
    invitationsMade: z.int(),
    payrollExports: z.int(),
    periodsApproved: z.int(),
    periodsUnlocked: z.int(),
    seasonsClosed: z.int(),
    peopleErased: z.int(),
    siteDraftsEdited: z.int(),
    siteVersionsPublished: z.int(),
    sitePublicationsScheduled: z.int(),
    sitePicturesUploaded: z.int(),
    nightsClosed: z.int(),
    placesMarked: z.int(),
    rollCallsStarted: z.int(),
    rollCallsEnded: z.int(),
    rollCallPeopleAdded: z.int(),
    rollCallTicks: z.int(),
    incidentsNoted: z.int(),
    nightReports: z.int(),
  }),
})
export type MyData = z.infer<typeof MyData>
