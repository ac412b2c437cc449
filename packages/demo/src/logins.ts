import { defaultPassword } from '@nightshift/shared/access/auth/rules'
import type { PositionName } from './positions.ts'

type Login = {
  username: string
  firstName: string
  lastName: string
  look: string
  accessLvl: number
  /** Null: belongs to no festival. */
  festival: 'dreadmoor' | null
  positions: PositionName[]
  what: string
}

const LOGINS: Login[] = [
  {
    username: 'admin',
    firstName: 'Ada',
    lastName: 'Blackwood',
    look: 'f2',
    accessLvl: 3,
    festival: null,
    positions: [],
    what: 'administrator of every festival',
  },
  {
    username: 'manager',
    firstName: 'Mara',
    lastName: 'Voss',
    look: 'f1',
    accessLvl: 2,
    festival: 'dreadmoor',
    positions: ['House Manager'],
    what: 'manager: timesheets and payroll',
  },
  {
    username: 'lead',
    firstName: 'Lena',
    lastName: 'Crow',
    look: 'f4',
    accessLvl: 1,
    festival: 'dreadmoor',
    positions: ['Stage Manager', 'Psychosis Actor'],
    what: 'shift lead: employees and applications',
  },
  {
    username: 'actor',
    firstName: 'Sam',
    lastName: 'Hollow',
    look: 'm2',
    accessLvl: 0,
    festival: 'dreadmoor',
    positions: ['Hayride Actor', 'Bog Actor'],
    what: 'employee with two positions',
  },
  {
    username: 'bartender',
    firstName: 'Tess',
    lastName: 'Marsh',
    look: 'f3',
    accessLvl: 0,
    festival: 'dreadmoor',
    positions: ['Bartender'],
    what: 'employee with a tipped position',
  },
  {
    username: 'newcomer',
    firstName: 'Nova',
    lastName: 'Pale',
    look: 'f1',
    accessLvl: 0,
    festival: 'dreadmoor',
    positions: [],
    what: 'employee without a position yet',
  },
  {
    username: 'departed',
    firstName: 'Edgar',
    lastName: 'Moss',
    look: 'm1',
    accessLvl: 0,
    festival: 'dreadmoor',
    positions: ['Trail Guide'],
    what: 'has left, cannot sign in',
  },
]

/** The demo logins that the server prints at start. */
export const DEMO_LOGINS = LOGINS.map((login) => ({ ...login, password: defaultPassword(login) }))
