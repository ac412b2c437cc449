import { z } from 'zod'
import type { Calls } from '../calls.ts'
import {
  MyStatementPeriod,
  Statement,
  StatementParams,
  StatementPeriod,
  StatementPeriodsQuery,
  StatementQuery,
} from './contract.ts'

const params = StatementParams
const periods = { query: StatementPeriodsQuery, answer: z.array(StatementPeriod) }
const statement = { query: StatementQuery, answer: Statement }

export const STATEMENTS_CALLS = {
  mine: { method: 'GET', path: '/api/statements/me', ...statement },
  /** The periods in which I have entries at any festival, newest first. */
  myPeriods: { method: 'GET', path: '/api/statements/me/periods', answer: z.array(MyStatementPeriod) },
  of: { method: 'GET', path: '/api/statements/:userId', params, ...statement },
  periodsOf: { method: 'GET', path: '/api/statements/:userId/periods', params, ...periods },
} as const satisfies Calls
