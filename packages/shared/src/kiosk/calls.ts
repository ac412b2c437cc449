import type { Calls } from '../calls.ts'
import { BadgeScan, BadgeScanHeaders, BadgeScanResult } from './contract.ts'

export const KIOSK_CALLS = {
  scanBadge: {
    method: 'POST',
    path: '/api/badgescan',
    headers: BadgeScanHeaders,
    body: BadgeScan,
    answer: BadgeScanResult,
  },
} as const satisfies Calls
