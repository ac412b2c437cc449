import { ATTENDANCE_CALLS } from '@nightshift/shared/nights/attendance/calls'
import { CALENDAR_FEED_CALLS } from '@nightshift/shared/nights/calendar-feed/calls'
import { MY_NIGHTS_CALLS } from '@nightshift/shared/nights/my-nights/calls'
import { NIGHT_PLAN_CALLS } from '@nightshift/shared/nights/night-plan/calls'
import { NIGHT_REPORTS_CALLS } from '@nightshift/shared/nights/night-reports/calls'
import { PUBLICATION_CALLS } from '@nightshift/shared/nights/publication/calls'
import { ROLL_CALL_CALLS } from '@nightshift/shared/nights/roll-call/calls'
import { TONIGHT_CALLS } from '@nightshift/shared/nights/tonight/calls'
import { type Domain, part } from '../../platform/http/api-words.ts'

export const NIGHTS_WORDS: Domain = {
  name: 'nights',
  about: 'The plan of the nights, its publication, the evening itself, roll-calls and reports.',
  parts: {
    nightPlan: part(NIGHT_PLAN_CALLS, {
      read: 'Read the plan of a season.',
      readNight: { about: 'Read the plan of one night.', errors: ['notANight'] },
      declined: 'List the places that somebody cannot come to and no manager has seen.',
      seeDeclined: 'Mark declined places as seen.',
      put: {
        about: 'Put a person into a position on a night.',
        errors: [
          'alreadyPlanned',
          'nightCalledOff',
          'notANight',
          'notActiveHere',
          'planSeasonClosed',
          'positionNotHeld',
        ],
      },
      edit: {
        about: 'Change a place of the plan.',
        errors: [
          'alreadyPlanned',
          'changedMeanwhile',
          'nightCalledOff',
          'planSeasonClosed',
          'positionNotHeld',
        ],
      },
      takeOff: { about: 'Take a person off a place.', errors: ['changedMeanwhile'] },
      need: {
        about: 'Set how many people a position needs on a night.',
        errors: ['changedMeanwhile', 'notANight', 'planSeasonClosed'],
      },
      copy: { about: 'Copy the plan of one night to another.', errors: ['nightCalledOff', 'notANight'] },
      fill: {
        about: 'Propose people for the open places. Writes nothing.',
        errors: ['notANight', 'planSeasonClosed'],
      },
      applyFill: {
        about: 'Put the proposed people into their places.',
        errors: ['notANight', 'planChanged', 'planSeasonClosed'],
      },
    }),
    publication: part(PUBLICATION_CALLS, {
      preview: 'Read who would be told what by a publication.',
      publish: {
        about: 'Publish nights. Answers what is left to publish, and who has not seen it yet.',
        errors: ['changedMeanwhile'],
      },
      sheet: { about: 'Read the sheet of a night or of a person, for printing.', errors: ['notANight'] },
    }),
    myNights: part(MY_NIGHTS_CALLS, {
      list: "List one's own published nights.",
      see: "Mark one's own nights as seen.",
      answer: {
        about: "Confirm or decline a night of one's own.",
        errors: ['changedMeanwhile', 'nightCalledOff', 'nightOver', 'tooLateToDecline'],
      },
      availability: "Read one's own availability for the season.",
      editAvailability: {
        about: "Change one's own availability for the season.",
        errors: ['changedMeanwhile', 'notANight', 'seasonAlreadyClosed'],
      },
    }),
    calendarFeed: part(CALENDAR_FEED_CALLS, {
      mine: 'Read whether one has a calendar address.',
      create: 'Make a new calendar address. An earlier one ends.',
      revoke: "Remove one's calendar address.",
      read: {
        about: 'Read the nights of whoever has this secret address, as iCalendar.',
        errors: ['tooManyRequests'],
        answers: ['text/calendar'],
      },
    }),
    tonight: part(TONIGHT_CALLS, {
      read: 'Read the board of the evening: needed, expected, in, late, missing.',
      free: 'List the people who are free for a place of tonight.',
      mark: {
        about: 'Mark somebody as called, excused or no-show.',
        errors: ['changedMeanwhile', 'nightAhead', 'placeFilled', 'planSeasonClosed'],
      },
      replace: {
        about: 'Put another person into a place of tonight.',
        errors: [
          'alreadyPlanned',
          'changedMeanwhile',
          'nightCalledOff',
          'nightOver',
          'notActiveHere',
          'placeFilled',
          'planSeasonClosed',
          'positionNotHeld',
        ],
      },
      clockIn: {
        about: 'Clock somebody in, with a reason.',
        errors: [
          'alreadyClockedIn',
          'clockInTooEarly',
          'noPositionAssigned',
          'notActiveHere',
          'overlap',
          'periodLocked',
          'positionNotHeld',
          'shiftInFuture',
        ],
      },
    }),
    rollCall: part(ROLL_CALL_CALLS, {
      start: { about: 'Start a roll-call of everybody who is clocked in.', errors: ['rollCallOpen'] },
      list: 'List the roll-calls that have ended, the newest first.',
      current: 'Read the roll-call that is under way, if there is one.',
      read: 'Read a roll-call.',
      tick: 'Tick people off, or take a tick back, in any order and more than once.',
      add: 'Add somebody who is not clocked in.',
      end: { about: 'End a roll-call.', errors: ['rollCallEnded'] },
    }),
    nightReports: part(NIGHT_REPORTS_CALLS, {
      ending: {
        about: 'Read what the end of a night meets: who is in, no-shows, tips, incidents, cost.',
        errors: ['nightNotBegun', 'notANight'],
      },
      clockOutRest: {
        about: 'Clock out everybody who is still in, at one time.',
        errors: ['bulkEditRefused', 'timeComesTwice'],
      },
      mark: {
        about: 'Mark absent people as excused or no-show.',
        errors: ['nightAhead', 'planSeasonClosed'],
      },
      end: {
        about: 'End a night. Answers the id of its report.',
        errors: ['nightChanged', 'nightNotBegun', 'notANight'],
      },
      list: 'List the nights of a season up to tonight, the newest first.',
      read: 'Read the report of a night.',
      addIncident: {
        about: 'Note an incident.',
        errors: ['incidentOutsideNight', 'nightNotBegun', 'notANight'],
      },
      editIncident: {
        about: 'Change the note of an incident.',
        errors: ['changedMeanwhile', 'nightIsClosed'],
      },
      removeIncident: { about: 'Delete the note of an incident.', errors: ['nightIsClosed'] },
    }),
    attendance: part(ATTENDANCE_CALLS, {
      of: 'Read no-shows and lateness of a person by season, the newest first.',
    }),
  },
}
