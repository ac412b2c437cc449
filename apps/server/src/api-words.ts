import { ACCESS_WORDS } from './domains/access/access.api-words.ts'
import { AUDIT_WORDS } from './domains/audit/audit.api-words.ts'
import { HIRING_WORDS } from './domains/hiring/hiring.api-words.ts'
import { KIOSK_WORDS } from './domains/kiosk/kiosk.api-words.ts'
import { NIGHTS_WORDS } from './domains/nights/nights.api-words.ts'
import { PAYROLL_WORDS } from './domains/payroll/payroll.api-words.ts'
import { PEOPLE_WORDS } from './domains/people/people.api-words.ts'
import { SEASONS_WORDS } from './domains/seasons/seasons.api-words.ts'
import { SETUP_WORDS } from './domains/setup/setup.api-words.ts'
import { SITE_WORDS } from './domains/site/site.api-words.ts'
import { SYSTEM_WORDS } from './domains/system/system.api-words.ts'
import { TIME_WORDS } from './domains/time/time.api-words.ts'
import type { Domain } from './platform/http/api-words.ts'

/** What the document of the API says about the calls of the twelve domains. */
export const API_WORDS: readonly Domain[] = [
  PEOPLE_WORDS,
  ACCESS_WORDS,
  HIRING_WORDS,
  SEASONS_WORDS,
  SETUP_WORDS,
  TIME_WORDS,
  KIOSK_WORDS,
  PAYROLL_WORDS,
  NIGHTS_WORDS,
  SITE_WORDS,
  AUDIT_WORDS,
  SYSTEM_WORDS,
]
