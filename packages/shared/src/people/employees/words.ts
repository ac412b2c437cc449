/** What the fields of a person are called: in forms, on cards, in the audit log and in the copy of one's data. */
export const PERSON_FIELDS = {
  firstName: 'First',
  middleName: 'Middle',
  lastName: 'Last',
  email: 'Email',
  phone: 'Phone',
  username: 'Username',
  paychexId: 'Paychex ID',
  accessLvl: 'Access Level',
  festivalId: 'Festival',
  isActive: 'Active',
  seasonsBefore: 'Seasons before Nightshift',
  mayReturn: 'May come back',
  emergencyContact: 'Emergency Contact',
  emergencyRelation: 'Relation',
  emergencyPhone: 'Emergency Phone',
  notes: 'Notes',
} as const
