import { get, post } from '../../calls.ts'
import { BrowserErrorReport, SystemHealth } from './contract.ts'
import { BROWSER_ERRORS_PATH } from './report-path.ts'

export const SYSTEM_CALLS = {
  health: get('/api/system/health', { may: 'system.health', answer: SystemHealth }),
  reportError: post(BROWSER_ERRORS_PATH, { may: 'open', body: BrowserErrorReport }),
}
