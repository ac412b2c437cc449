import { post } from '../calls.ts'
import { BadgeScan, BadgeScanHeaders, BadgeScanResult } from './contract.ts'

export const KIOSK_CALLS = {
  scanBadge: post('/api/badgescan', {
    may: 'open',
    changes: ['punch'],
    headers: BadgeScanHeaders,
    body: BadgeScan,
    answer: BadgeScanResult,
  }),
}
