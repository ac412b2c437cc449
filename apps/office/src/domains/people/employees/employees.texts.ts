import { PERSON_FIELDS } from '@nightshift/shared/people/employees/words'

/** The common form of this screen's failure texts. */
const unable = (what: string) => `Unable to ${what}. Please refresh the page or try again later.`

const people = (count: number) => (count === 1 ? '1 employee' : `${count} employees`)

export const EMPLOYEES = {
  title: 'Employees',
  count: people,
  filters: {
    status: 'Status',
    statuses: { active: 'Active', clockedIn: 'Clocked In', inactive: 'Inactive' },
    event: 'Event',
    position: 'Position',
    all: 'All',
    worked: 'Worked in',
    anySeason: 'Any season',
    neverWorked: 'No season yet',
    sort: 'Sort by',
    sorts: { firstName: 'First name', lastName: 'Last name', longestOnClock: 'Longest on the clock' },
    text: 'Filter by text',
    textHint: 'Name, contact',
  },
  add: 'Add Employee',
  allBadges: 'All Badges',
  clockOutAll: 'Clock Out All',
  none: 'Nobody here',
  noneText: 'No employee fits these filters.',
  clearFilters: 'Clear filters',

  card: {
    menu: (name: string) => `Actions for ${name}`,
    edit: 'Edit',
    editRefused: 'Of your level or above',
    editInMyAccount: 'In My Account',
    editPhoto: 'Edit Photo',
    removePhotoQuestion: (name: string) =>
      `Remove the photo of ${name}? Their badge and the kiosk show the default picture instead.`,
    badge: 'Badge',
    replaceBadge: 'Replace badge',
    application: 'Application',
    timesheet: 'Timesheet',
    clockOut: 'Clock Out',
    erase: 'Erase…',
    clockedInAs: (position: string) => `Clocked in as ${position}`,
    notClockedIn: 'Not clocked in',
    inactive: 'Inactive',
    noPosition: 'No position yet',
  },
  sections: {
    details: 'Details',
    positions: 'Positions',
    emergency: 'Emergency Medical Info',
    notes: 'Notes',
    of: (section: string, name: string) => `${section} of ${name}`,
  },
  nothing: '–',
  perHour: (rate: string) => `${rate} an hour`,
  notesLabel: (name: string) => `Notes on ${name}`,
  notesSave: (name: string) => `Save the notes on ${name}`,
  notesChanged: 'Changed, not saved yet',
  notesSaved: 'Saved',

  fields: { ...PERSON_FIELDS, seasons: 'Seasons' },
  levels: ['0 – Employee', '1 – Lead', '2 – Manager', '3 – Administrator'],
  everyFestival: 'Every festival',
  seasonsTitle: 'Seasons',
  seasonsBeforeHint: 'Counted for the jacket and the stripes on the badge.',
  mayReturnHint: 'Off: left in bad standing, and is not invited again.',
  yes: 'Yes',
  no: 'No',
  moveQuestion: (name: string, festival: string) =>
    `Move ${name} to ${festival}? They are clocked out and their positions are taken away. Their hours are kept.`,
  move: 'Move',
  problems: {
    missing: 'Please fill this in.',
    tooLong: 'This is too long.',
    notSeasons: (most: number) => `A whole number from 0 to ${most}.`,
    notAnEmail: 'Please enter an email address, or leave this empty.',
    unfit: 'Please check this.',
  },

  editTitle: (name: string) => `Edit ${name}`,
  save: 'Save',
  saved: 'Saved.',
  cancel: 'Cancel',
  added: (name: string, password: string) =>
    `${name} is added. Their first password is “${password}”. Give them a position, so that they can clock in.`,

  positions: {
    title: 'Positions',
    none: 'No position yet. Without one nobody can clock in.',
    payrate: (label: string) => `Payrate for ${label}`,
    setRate: (label: string) => `Save the payrate for ${label}`,
    remove: 'Remove',
    removeLabel: (label: string) => `Remove ${label}`,
    removeQuestion: (label: string, name: string) =>
      `Remove the position ${label} from ${name}? Past shifts are kept.`,
    position: 'Position',
    choose: 'Choose a position',
    rate: 'Payrate',
    add: 'Add Position',
  },

  account: {
    title: 'Account',
    resetPassword: 'Reset Password',
    resetQuestion: (name: string) =>
      `Reset the password of ${name}? They are signed out everywhere and get a new password, which is shown to you once.`,
    newPassword: (name: string) => `The new password of ${name}`,
    onlyOnce: 'It is shown only now.',
    copy: 'Copy',
    copied: 'Copied',
    copyFailed: 'Please copy it by hand.',
    deactivate: 'Deactivate',
    deactivateQuestion: (name: string) =>
      `Deactivate ${name}? They are clocked out and cannot clock in or log in any more. Their hours are kept.`,
    deactivated: (name: string) => `${name} is inactive.`,
    reactivate: 'Reactivate',
    reactivateQuestion: (name: string) => `Reactivate ${name}? They can clock in and log in again.`,
    reactivated: (name: string) => `${name} is active again.`,
  },

  clockOutQuestion: (name: string) => `Clock out ${name} now?`,
  clockOutAllTitle: 'Clock Out All',
  clockOutAllQuestion: (count: number) => `Clock out ${people(count)} now?`,
  clockedOut: (count: number) => `${people(count)} clocked out.`,
  notClockedOut: (names: string[]) =>
    `Not clocked out, their shift had ended or was deleted:\n${names.join('\n')}`,

  failed: {
    load: unable('load users'),
    loadPositions: unable('load events and positions'),
    loadTimesheets: unable('load timesheets'),
    save: unable('save employee'),
    add: unable('add employee'),
    deactivate: unable('deactivate employee'),
    reactivate: unable('reactivate employee'),
    resetPassword: unable('reset password'),
    addPosition: unable('add position'),
    removePosition: unable('remove position'),
    clockOut: unable('clock out employee'),
    clockOutAll: unable('clock out employees'),
    photo: unable('update pass photo'),
  },
}
