import { ENTRY_REQUESTS_CALLS } from '@nightshift/shared/time/entry-requests/calls'
import { TIMECLOCK_CALLS } from '@nightshift/shared/time/timeclock/calls'
import { ENTRY_EDITING_CALLS } from '@nightshift/shared/time/timeclock/editing-calls'
import { type Domain, part } from '../../platform/http/api-words.ts'

export const TIME_WORDS: Domain = {
  name: 'time',
  about: 'The time clock, time entries, and requests about shifts.',
  parts: {
    timeclock: part(TIMECLOCK_CALLS, {
      mine: "List one's own time entries, the newest first.",
      clockIn: {
        about: 'Clock oneself in. The body is the id of a held position.',
        errors: ['alreadyClockedIn', 'noPositionAssigned', 'overlap', 'periodLocked', 'positionNotAssigned'],
        takes: ['text/plain'],
      },
      clockOut: {
        about: 'Clock oneself out, with tips where the position takes them.',
        errors: ['notClockedIn', 'notTipped', 'periodLocked'],
      },
      takeBackClockOut: {
        about: "Take one's own clock-out back, shortly after it.",
        errors: ['alreadyClockedIn', 'periodLocked', 'takeBackTooLate'],
      },
      list: {
        about:
          "List time entries, with LoopBack's filter. A lead may ask for one person, or for the open ones.",
        errors: ['rangesArePayrolls'],
      },
      count: {
        about: "Count time entries, with LoopBack's where, with the same limits as the list.",
        errors: ['rangesArePayrolls'],
      },
      edit: {
        about: 'Change a time entry.',
        errors: [
          'alreadyClockedOut',
          'alreadyErased',
          'changedMeanwhile',
          'endBeforeStart',
          'notOnYourself',
          'notTipped',
          'overlap',
          'periodLocked',
          'positionOfOtherFestival',
          'shiftInFuture',
        ],
      },
      remove: {
        about: 'Delete a time entry. It can be restored.',
        errors: ['alreadyErased', 'periodLocked'],
      },
      deleted: 'List the deleted time entries, the latest first.',
      undelete: {
        about: 'Restore a deleted time entry.',
        errors: ['alreadyErased', 'overlap', 'periodLocked', 'shiftInFuture'],
      },
      clockOutMany: { about: 'Clock several people out at once.', errors: ['periodLocked'] },
      add: {
        about: 'Add a closed time entry of zero length now, to be edited.',
        errors: [
          'alreadyClockedIn',
          'alreadyErased',
          'endBeforeStart',
          'notFound',
          'notOnYourself',
          'overlap',
          'periodLocked',
          'shiftInFuture',
          'shiftOpen',
        ],
      },
    }),
    entryEditing: part(ENTRY_EDITING_CALLS, {
      split: {
        about: 'Split a time entry in two. Answers both parts, the first one first.',
        errors: [
          'alreadyClockedOut',
          'alreadyErased',
          'changedMeanwhile',
          'notOnYourself',
          'notTipped',
          'overlap',
          'periodLocked',
          'positionOfOtherFestival',
          'shiftInFuture',
          'splitOutside',
          'tipsNotDivided',
        ],
      },
      bulkEdit: {
        about: 'Change several time entries at once, all or none.',
        errors: ['bulkEditRefused', 'noteTooLong', 'timeComesTwice'],
      },
      previewBulkEdit: 'Read what a change of several time entries would do.',
    }),
    entryRequests: part(ENTRY_REQUESTS_CALLS, {
      create: {
        about: "Say that a shift of one's own is wrong, or missing.",
        errors: [
          'endBeforeStart',
          'notFound',
          'notTipped',
          'noteMissing',
          'positionNotAssigned',
          'requestWaiting',
          'shiftInFuture',
          'shiftTooLong',
          'shiftTooOld',
          'tooManyRequestsWaiting',
        ],
      },
      mine: "List one's own requests, the newest first.",
      withdraw: { about: "Withdraw a request of one's own.", errors: ['requestDecided'] },
      list: 'List the requests that wait for a decision, the oldest first.',
      count: 'Count the requests that wait for a decision.',
      decide: {
        about: 'Apply, change or decline a request.',
        errors: [
          'changedMeanwhile',
          'endBeforeStart',
          'entryDeleted',
          'notOnYourself',
          'notTipped',
          'overlap',
          'periodLocked',
          'positionNotHeld',
          'requestDecided',
          'shiftInFuture',
          'shiftTooLong',
        ],
      },
    }),
  },
}
