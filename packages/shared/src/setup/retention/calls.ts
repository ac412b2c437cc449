import { get } from '../../calls.ts'
import { RetentionCounts, RetentionQuery } from './contract.ts'

export const RETENTION_CALLS = {
  preview: get('/api/festivals/:id/retention', {
    may: 'festivals.manage',
    festival: 'params',
    reads: ['application'],
    query: RetentionQuery,
    answer: RetentionCounts,
  }),
}
