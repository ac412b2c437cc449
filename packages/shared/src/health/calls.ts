import { z } from 'zod'
import type { Calls } from '../calls.ts'
import { BrowserErrorReport, SystemHealth } from './contract.ts'
import { BROWSER_ERRORS_PATH } from './report-path.ts'

export const SYSTEM_CALLS = {
  health: { method: 'GET', path: '/api/system/health', answer: SystemHealth },
  reportError: {
    method: 'POST',
    path: BROWSER_ERRORS_PATH,
    body: BrowserErrorReport,
    answer: z.null(),
    answerAs: 'nothing',
  },
} as const satisfies Calls
