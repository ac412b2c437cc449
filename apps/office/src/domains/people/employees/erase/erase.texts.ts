import type { ErasurePreview, ErasureRefusal } from '@nightshift/shared/people/erasure/contract'

const counted = (count: number, one: string, many = `${one}s`) => `${count} ${count === 1 ? one : many}`

export const ERASE = {
  title: (name: string) => `Erase ${name}`,
  loadFailed: 'Unable to find out what would be erased. Please refresh the page or try again later.',
  failed: 'Unable to erase this person. Please refresh the page or try again later.',
  forGood: 'This cannot be undone.',

  refusedTitle: 'This person cannot be erased yet',
  refusals: {
    alreadyErased: () => 'Their data was erased already.',
    notOnYourself: () => 'This is your own account. Ask another administrator.',
    lastAdministrator: () => 'There must be at least one active administrator.',
    shiftOpen: () => 'They are clocked in. Clock them out first.',
    unexportedHours: ({ unexportedEntries }) =>
      `Payroll does not have ${counted(unexportedEntries, 'time entry', 'time entries')} of theirs. Export hours in Timesheets first, to an import file where the festival makes those. Tips or deductions without hours need hours, or the approval of their pay period.`,
    uncorrectedHours: ({ uncorrectedEntries }) =>
      `${counted(uncorrectedEntries, 'time entry', 'time entries')} of theirs ${uncorrectedEntries === 1 ? 'has' : 'have'} changed since payroll was given ${uncorrectedEntries === 1 ? 'it' : 'them'}. Make the correction file in Timesheets, Exports, first: it needs their name and Paychex ID.`,
    undecidedPunches: ({ undecidedPunches }) =>
      `${counted(undecidedPunches, 'scan')} of theirs ${undecidedPunches === 1 ? 'needs' : 'need'} a decision. Decide in Timesheets, Needs attention, first.`,
    undecidedRequests: ({ undecidedRequests }) =>
      `${counted(undecidedRequests, 'request')} of theirs about a shift ${undecidedRequests === 1 ? 'needs' : 'need'} a decision. Decide in Timesheets, Needs attention, first.`,
  } satisfies Record<ErasureRefusal, (preview: ErasurePreview) => string> as Record<
    ErasureRefusal,
    (preview: ErasurePreview) => string
  >,

  gone: 'Erased for good',
  account: (hasPhoto: boolean) =>
    `Name, username, password, email, phone, Paychex ID, emergency contact, notes${hasPhoto ? ', photo' : ''}`,
  access: (badges: number, positions: number) =>
    `${counted(badges, 'badge')}, ${counted(positions, 'position')} and all sign-ins`,
  applications: (count: number) =>
    `${counted(count, 'application')} with all answers, also those of the same name and email or phone`,
  noApplications: 'Applications: none was found',
  invitations: (count: number) => `${counted(count, 'personal link')} to the application form`,
  auditRows: (count: number) => `Their values in ${counted(count, 'row')} of the audit log`,

  kept: 'Kept',
  entries: (count: number) =>
    `${counted(count, 'time entry', 'time entries')} with hours, pay and tips, without notes, under the name “Former employee”`,
  noEntries: 'Nothing of payroll: they have no time entries',
  record: 'That they were erased, when and by whom',
  backups:
    'Backups of before, until they expire. A restore erases this person again by itself, from a list of ids beside the backups.',

  sealed: 'Sealed',
  sealedUntil: (what: string, date: string) =>
    `${what}, apart from all lists, until ${date}: for as many years after the last pay as General, Settings says. Administrators see it in General, Erased people. Then it is erased, too.`,
  nameAndAddress: 'Name and address',
  nameOnly: 'The name (no address is known)',
  notSealed: 'Nothing: they were not paid in the years for which names are kept.',

  confirm: (name: string) => `Type “${name}” to confirm`,
  confirmWrong: 'Please type the name as it is written above.',
  erase: 'Erase',
  cancel: 'Cancel',
  close: 'Close',

  people: {
    title: 'Erased people',
    explanation:
      'Their hours and pay are kept under the name “Former employee”. The name and address of paid people are kept for as many years after the last pay as General, Settings says; these are shown here until then, and payroll files that name them stay readable by administrators.',
    list: 'Erased people',
    nobody: 'Nobody was erased',
    nobodyText: 'An administrator erases a person in Employees, in the menu of their card.',
    loadFailed: 'Unable to load the erased people. Please refresh the page or try again later.',
    former: 'Former employee',
    name: 'Name',
    erasedAt: 'Erased',
    by: 'By',
    afterRestore: 'A restore from a backup',
    sealedUntil: 'Sealed until',
    notSealed: 'Not sealed: never paid',
    ended: (date: string) => `${date}, so the name is erased`,
    address: 'Address',
    noAddress: 'None known',
    hours: 'Kept',
    noHours: 'No time entries',
    hoursOf: (hours: string, entries: number) =>
      `${hours} hours in ${counted(entries, 'time entry', 'time entries')}`,
    timesheet: 'Timesheet',
    timesheetOf: (name: string) => `Timesheet of ${name}`,
  },
}
