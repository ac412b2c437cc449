import { z } from 'zod'
import { get } from '../../calls.ts'
import {
  MyStatementPeriod,
  Statement,
  StatementParams,
  StatementPeriod,
  StatementPeriodsQuery,
  StatementQuery,
} from './contract.ts'

/** The rules of a festival decide on its periods and on overtime. */
const reads = ['payPeriod', 'punch', 'setting', 'employee'] as const
const statement = { festival: 'any', reads, query: StatementQuery, answer: Statement } as const
const ofPerson = { may: 'timesheets.manage', params: StatementParams } as const

export const STATEMENTS_CALLS = {
  mine: get('/api/statements/me', { may: 'signedIn', ...statement }),
  /** The periods in which I have entries at any festival, newest first. */
  myPeriods: get('/api/statements/me/periods', {
    may: 'signedIn',
    reads,
    answer: z.array(MyStatementPeriod),
  }),
  of: get('/api/statements/:userId', { ...ofPerson, ...statement }),
  periodsOf: get('/api/statements/:userId/periods', {
    ...ofPerson,
    festival: 'any',
    reads,
    query: StatementPeriodsQuery,
    answer: z.array(StatementPeriod),
  }),
}
