import type { Calls } from '../calls.ts'
import { RecordParams } from '../ids.ts'
import { RetentionCounts, RetentionQuery } from './contract.ts'

export const RETENTION_CALLS = {
  preview: {
    method: 'GET',
    path: '/api/festivals/:id/retention',
    params: RecordParams,
    query: RetentionQuery,
    answer: RetentionCounts,
  },
} as const satisfies Calls
