/** Refusals that screens give by themselves, too: apart from the others, which come with the server's answers. */
export const REFUSALS = {
  signInFailed: 'Unable to login!',
  rateNeedsManager: 'Only a manager may pay more than the default rate of the position.',
  festivalRequired: 'Please choose the festival they belong to.',
  passwordTooShort: 'A password has 8 characters or more.',
  passwordIsDefault: 'Please choose a password that is not made of your name.',
  periodLocked: 'The pay period of this shift is approved and locked. An administrator can unlock it.',
  unknownBadge: 'This badge is not known.',
  noPositionAssigned: 'You have not been assigned a possition!', // spelling as specified
  positionNotAssigned: 'This position is not yours.',
  entryDeleted: 'This shift was deleted. Restore it first, or decline the request.',
  positionNotHeld: 'This person does not hold this position any more. Please choose another one.',
  endBeforeStart: 'A shift cannot end before it starts.',
  shiftInFuture: 'This time has not come yet. A shift ends in the past.',
  shiftTooLong: 'A shift lasts 24 hours at most.',
  shiftTooOld: 'Only shifts of the last 60 days can be corrected here. Please ask a manager.',
  noteMissing: 'Please say in the note what is wrong.',
} as const

/** Every named error: its status and its message to people. */
export const ERRORS = {
  // Invalid requests
  malformedRequest: { status: 400, message: 'The request could not be read.' },
  invalidFilter: { status: 400, message: 'The filter is not allowed.' },
  invalidInput: { status: 422, message: 'Please check the values and try again.' },
  payloadTooLarge: { status: 413, message: 'That is more than can be sent at once.' },
  unsupportedMediaType: { status: 415, message: 'This kind of content is not accepted here.' },
  notFound: { status: 404, message: 'Not found.' },
  methodNotAllowed: { status: 405, message: 'This address does not answer that method.' },
  tooManyRequests: { status: 429, message: 'Too many attempts. Please wait a moment and try again.' },
  busy: { status: 503, message: 'The server is busy. Please try again in a moment.' },
  internal: { status: 500, message: 'Something went wrong.' },

  // Authentication and authorization
  notSignedIn: { status: 401, message: 'Please login.' },
  signInFailed: { status: 401, message: REFUSALS.signInFailed },
  forbidden: { status: 403, message: 'You are not allowed to do that.' },
  crossSite: { status: 403, message: 'Requests from other sites are refused.' },
  passwordChangeRequired: { status: 403, message: 'Please set a new password first.' },

  // The first run
  firstRunDone: { status: 409, message: 'An account exists already. Please login.' },
  firstRunCodeWrong: { status: 403, message: 'This is not the code that the server printed at its start.' },
  hostNameTaken: { status: 422, message: 'This host belongs to another festival.' },

  // People
  usernameTaken: { status: 422, message: 'This username is taken. Please choose another one.' },
  usernameTakenOnSignup: { status: 403, message: 'This username is taken. Please choose another one.' },
  fieldNotAllowed: { status: 422, message: 'You may not change this field.' },
  outranked: { status: 403, message: 'You may not change a person of your own level or above.' },
  namesErased: {
    status: 403,
    message: 'This file names somebody whose data was erased. Only an administrator can read it.',
  },
  notOnYourself: { status: 403, message: 'Ask somebody else to do that for you.' },
  lastAdministrator: { status: 403, message: 'There must be at least one active administrator.' },
  levelTooHigh: { status: 403, message: 'Only an administrator may give an access level.' },
  rateNeedsManager: {
    status: 422,
    message: REFUSALS.rateNeedsManager,
  },
  foreignFestival: { status: 403, message: 'You may not add people to this festival.' },
  worksElsewhere: {
    status: 403,
    message: 'This person works at another festival by now. Reject the application, or have them moved back.',
  },
  festivalRequired: { status: 422, message: REFUSALS.festivalRequired },
  unknownFestival: { status: 422, message: 'There is no such festival.' },
  passwordTooShort: { status: 422, message: REFUSALS.passwordTooShort },
  passwordIsDefault: { status: 422, message: REFUSALS.passwordIsDefault },
  imageRefused: {
    status: 422,
    message: 'Please choose a JPEG, PNG or WebP picture of at most 4 megapixels.',
  },
  alreadyErased: { status: 409, message: 'The data of this person was erased.' },
  unexportedHours: {
    status: 409,
    message:
      'Payroll does not have everything of this person yet. Export their hours in Timesheets first, to an import file where the festival makes those. Tips or deductions without hours need hours, or the approval of their pay period.',
  },
  uncorrectedHours: {
    status: 409,
    message:
      'Hours of this person have changed since payroll was given them. Make the correction file in Timesheets, Exports, first.',
  },
  undecidedPunches: {
    status: 409,
    message: 'Scans of this person need a decision. Decide on them in Timesheets, Needs attention, first.',
  },
  undecidedRequests: {
    status: 409,
    message:
      'This person has said that a shift is wrong. Decide on it in Timesheets, Needs attention, first.',
  },
  confirmationWrong: { status: 422, message: 'This is not the name of the person.' },
  positionOfOtherFestival: { status: 422, message: 'This position belongs to another festival.' },
  eventOfOtherFestival: { status: 422, message: 'This event belongs to another festival.' },

  // The time clock
  noPositionAssigned: { status: 422, message: REFUSALS.noPositionAssigned },
  positionNotAssigned: { status: 404, message: REFUSALS.positionNotAssigned },
  alreadyClockedIn: { status: 409, message: 'You are already clocked in.' },
  notClockedIn: { status: 409, message: 'You are not clocked in.' },
  takeBackTooLate: {
    status: 409,
    message: 'This Clock Out can no longer be taken back. A manager can correct the shift.',
  },
  alreadyClockedOut: { status: 409, message: 'This shift has ended already.' },
  shiftOpen: { status: 409, message: 'This person is clocked in. Clock them out first.' },
  overlap: { status: 409, message: 'This overlaps another shift of the same person.' },
  endBeforeStart: { status: 422, message: REFUSALS.endBeforeStart },
  changedMeanwhile: { status: 409, message: 'Somebody else changed this meanwhile. Please look again.' },
  periodLocked: {
    status: 409,
    message: REFUSALS.periodLocked,
  },
  splitOutside: { status: 422, message: 'Choose a time between the start and the end of the shift.' },
  tipsNotDivided: {
    status: 422,
    message: 'The tips of both parts must add up to the tips of the whole shift.',
  },
  noteTooLong: { status: 422, message: 'A note has at most 2,000 characters.' },
  /** The details list the entries that refuse, each with its reason. */
  bulkEditRefused: {
    status: 409,
    message: 'Some of these entries cannot be changed like that, so none was changed.',
  },
  timeComesTwice: {
    status: 422,
    message: 'This time comes twice that night. Please say which of the two is meant.',
  },
  shiftInFuture: { status: 422, message: REFUSALS.shiftInFuture },
  shiftTooLong: { status: 422, message: REFUSALS.shiftTooLong },
  /** The details list the entries. */
  exportWithoutHours: {
    status: 422,
    message:
      'Some of these entries have no hours, and no payroll file holds such an entry. Leave them out, or correct them.',
  },
  /** The message says how many and in which files; so do the details. */
  alreadyExported: { status: 409, message: 'An earlier payroll file holds these entries.' },
  /** The details list the entries. */
  exportNeedsReview: {
    status: 409,
    message: 'An entry of these dates needs review. Edit or confirm it, then the file can be made.',
  },
  exportOutsideDates: {
    status: 422,
    message:
      'Some of these entries ended outside the dates of the file. Choose their dates, or leave them out.',
  },
  spiRefused: { status: 422, message: 'The import file cannot be made yet.' },
  spiNothingNew: { status: 422, message: 'Earlier import files hold all of it already.' },
  periodNotEnded: { status: 409, message: 'This pay period has not ended yet.' },
  periodAlreadyLocked: { status: 409, message: 'This pay period is approved and locked already.' },
  unknownPeriod: {
    status: 422,
    message: 'The festival has no pay period with these bounds. Its pay periods may have changed meanwhile.',
  },
  periodUnsettled: {
    status: 409,
    message: 'Something is not settled yet. Settle it, or say why the pay period is approved without it.',
  },
  rangesArePayrolls: { status: 403, message: 'You may list the shifts of one person, or the open ones.' },
  unknownBadge: { status: 404, message: REFUSALS.unknownBadge },
  /** Counts as an unknown badge for limits. */
  badgeReplaced: { status: 404, message: 'This badge was replaced' },
  onlyEnrolledKiosks: {
    status: 403,
    message: 'Badges count only at the kiosks of this venue. Please clock in there, or ask your lead.',
  },
  beforeEnrolment: { status: 422, message: 'This scan is older than the enrolment of the revoked kiosk.' },
  noKioskEnrolled: {
    status: 409,
    message: 'Without an enrolled kiosk nobody can clock in or out with a badge.',
  },
  keyReused: { status: 422, message: 'This Idempotency-Key was used for another request.' },
  /** The answer under the key of a scan that the kiosk saved and delivered. */
  savedForReview: { status: 409, message: 'This scan was saved. A manager will look at it.' },
  notTipped: { status: 422, message: 'This shift is not in a tipped position, so it takes no tips.' },
  tipsNotAwaited: { status: 404, message: 'Please scan your badge again.' },

  // Requests about shifts
  shiftTooOld: {
    status: 422,
    message: REFUSALS.shiftTooOld,
  },
  noteMissing: { status: 422, message: REFUSALS.noteMissing },
  requestWaiting: {
    status: 409,
    message: 'You have asked about this shift already. Withdraw that request to send another one.',
  },
  tooManyRequestsWaiting: {
    status: 409,
    message: 'You have 20 requests waiting. Please wait until a manager has looked at them.',
  },
  requestDecided: { status: 409, message: 'This request was decided or withdrawn meanwhile.' },
  entryDeleted: {
    status: 409,
    message: REFUSALS.entryDeleted,
  },
  positionNotHeld: {
    status: 422,
    message: REFUSALS.positionNotHeld,
  },

  // The plan of the nights
  alreadyPlanned: {
    status: 409,
    message: 'This person has a place at that time of this night already.',
  },
  notActiveHere: { status: 409, message: 'This person does not work here any more.' },
  planSeasonClosed: { status: 409, message: 'This season is closed. Its plan does not change any more.' },
  /** The details list the places that are refused, each with its reason. */
  planChanged: {
    status: 409,
    message: 'The plan has changed since, so nothing was done. Please look again.',
  },

  // The board of the night
  placeFilled: { status: 409, message: 'This person has clocked in for this night.' },
  nightAhead: { status: 409, message: 'This night has not come yet.' },
  clockInTooEarly: { status: 422, message: 'Choose a time of this night.' },

  nightCalledOff: { status: 409, message: 'This night is called off.' },
  nightOver: { status: 409, message: 'This night is over.' },
  tooLateToDecline: {
    status: 409,
    message: 'It is too late to take this back by yourself. Ask your lead for help.',
  },
  // Roll-calls
  rollCallOpen: { status: 409, message: 'A roll-call is under way already.' },
  rollCallEnded: { status: 409, message: 'This roll-call has ended.' },

  // Kiosks
  kioskCodeWrong: { status: 403, message: 'This code is not valid: it may be mistyped, expired or used.' },
  kioskNotEnrolled: { status: 401, message: 'This kiosk is not set up.' },
  kioskRevoked: { status: 403, message: 'This kiosk was removed by an administrator.' },

  // Seasons
  seasonClosed: {
    status: 409,
    message: 'This season is closed. Open the next one to set its dates.',
  },
  seasonAlreadyClosed: { status: 409, message: 'This season is closed already.' },
  seasonNotClosed: {
    status: 409,
    message:
      'The current season is open. Only the latest season can be reopened, before the next one is opened.',
  },
  closingPlanChanged: {
    status: 409,
    message:
      'There is more to settle than you have seen, or somebody has left. Nothing was done. Please look again.',
  },
  closingUnsettled: {
    status: 409,
    message: 'Something is not settled yet. Settle it, or say why the season is closed without it.',
  },
  backupFailed: { status: 409, message: 'The backup could not be made, so nothing was done.' },
  backupMissing: { status: 409, message: 'There is no good backup of the last hour. Nothing was done.' },
  backedUpElsewhere: {
    status: 409,
    message: 'This server makes no backups of its database. Please say how it is backed up.',
  },
  seasonStillOpen: { status: 409, message: 'The current season is still open. Close it first.' },
  seasonsOverlap: {
    status: 409,
    message: 'A season begins after the last night of the one before. Please choose later dates.',
  },

  // Invitations of earlier crew
  inviteNeedsSeason: {
    status: 409,
    message:
      'This season is closed, so a link to it would lead nowhere. Open the next season first, then invite.',
  },
  inviteNeedsApplications: {
    status: 409,
    message: 'This festival takes no applications. Switch them on in General first, then invite.',
  },
  inviteNeedsSite: {
    status: 409,
    message: 'This festival has no public site, so there is no application form that a link could open.',
  },
  /** The same for a wrong contact, an unknown link and an expired one. */
  invitationRefused: {
    status: 403,
    message:
      'This does not fit the link, or the link has expired. Please check what you typed, or start with an empty form.',
  },

  // Pictures of the public site
  pictureHeic: {
    status: 422,
    message:
      'iPhone pictures in the HEIC format cannot be used. Choose the picture in the Photos picker, which converts it, or send it to yourself as JPEG.',
  },
  pictureRefused: {
    status: 422,
    message: 'This file cannot be used. Choose a JPEG, PNG, WebP or AVIF picture of at most 60 megapixels.',
  },
  /** The message says how small it is. */
  pictureTooSmall: { status: 422, message: 'This picture is too small.' },
  /** The message says how heavy it is. */
  pictureTooHeavy: { status: 422, message: 'This picture is too heavy for a web page.' },
  tooManyPictures: {
    status: 409,
    message:
      'This site has 500 pictures, which is the most. Those that are not used are deleted a week after their upload.',
  },

  // The public site
  notPublishable: { status: 422, message: 'Something is missing before this can go live.' },
  publishAtPast: { status: 422, message: 'This time has passed. Choose a later one, or publish now.' },
  publicationScheduled: {
    status: 409,
    message: 'This is scheduled to go live later. Take the scheduled publication back first, then publish.',
  },
  pictureUnknown: {
    status: 422,
    message: 'A picture is not among the uploads of this festival. Please upload it again.',
  },
  versionUnreadable: {
    status: 422,
    message: 'This version was made with an earlier release and can no longer be shown or brought back.',
  },
  notANight: { status: 422, message: 'The season has no night on this date.' },

  // The end of a night
  nightNotBegun: { status: 409, message: 'This night has not begun yet.' },
  nightChanged: {
    status: 409,
    message: 'Something has changed since you looked. Nothing was done. Please look again.',
  },
  nightIsClosed: {
    status: 403,
    message: 'This night has ended. Only whoever wrote this note or a manager can change or delete it.',
  },
  incidentOutsideNight: {
    status: 422,
    message: 'This time is not within the night, or has not come yet.',
  },

  // Hiring
  applicationArchived: {
    status: 409,
    message: 'The season of this application is closed. Only its notes can be changed.',
  },
  alreadyHired: { status: 409, message: 'This applicant has been hired already.' },
  /** The hire in three calls: the person is there, and this was the second call. */
  hiredWithoutPosition: {
    status: 404,
    message:
      'Applicant was hired but we were unable to add their position. Please assign them a position manually.',
  },
  notHired: { status: 409, message: 'This applicant has not been hired, or the hire was undone.' },
  hiredHasTimeEntries: {
    status: 409,
    message:
      'This person has time entries of this season, so the hire cannot be undone. Deactivate them instead.',
  },
  notMadeByHire: {
    status: 409,
    message:
      'This person was here before the hire, or has moved since, so the hire cannot be undone. Deactivate them instead.',
  },
  hiredInClosedSeason: {
    status: 409,
    message: 'The season of this hire is closed, so it cannot be undone. Deactivate the person instead.',
  },
  linkedElsewhere: {
    status: 409,
    message:
      'This person was hired from another application of this season. Once the next season is open, they can be hired again.',
  },
  tooManyApplications: {
    status: 429,
    message:
      'Many applications have come from your network within the last hour. Please send yours again in an hour, or over another connection.',
  },
  applicationsFull: {
    status: 429,
    message: 'We have received more applications today than we can take. Please send yours again tomorrow.',
  },
  answersChanged: { status: 422, message: 'Only the position of an application can be changed.' },
  mayNotReturn: {
    status: 403,
    message: 'A manager has marked this person as not to be hired again. Only a manager may hire them.',
  },
  notThisApplicant: { status: 403, message: 'This person was not signed up from this application.' },
} as const satisfies Record<string, { status: number; message: string }>

export type ErrorCode = keyof typeof ERRORS

/** The body of every error response. */
export type ErrorBody = {
  error: {
    statusCode: number
    name: string
    code: string
    message: string
    details?: unknown
    /** With a status of 500 or above: the id of the request in the server's log. */
    requestId?: string
  }
}
