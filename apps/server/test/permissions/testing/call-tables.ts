import { ATTENDANCE_CALLS } from '@nightshift/shared/attendance/calls'
import { AUDIT_CALLS } from '@nightshift/shared/audit'
import { AUTH_CALLS } from '@nightshift/shared/auth/calls'
import { BACKUPS_CALLS } from '@nightshift/shared/backups/calls'
import { BADGES_CALLS } from '@nightshift/shared/badges/calls'
import { CALENDAR_FEED_CALLS } from '@nightshift/shared/calendar-feed/calls'
import type { Call } from '@nightshift/shared/calls'
import { DASHBOARD_CALLS } from '@nightshift/shared/dashboard/calls'
import { EMPLOYEES_CALLS } from '@nightshift/shared/employees/calls'
import { ENTRY_REQUESTS_CALLS } from '@nightshift/shared/entry-requests/calls'
import { ERASURE_CALLS } from '@nightshift/shared/erasure/calls'
import { FESTIVALS_CALLS } from '@nightshift/shared/festivals/calls'
import { FIRST_RUN_CALLS } from '@nightshift/shared/first-run/calls'
import { SYSTEM_CALLS } from '@nightshift/shared/health/calls'
import { HEALTH_CALLS } from '@nightshift/shared/health/probe'
import { HIRING_CALLS } from '@nightshift/shared/hiring/calls'
import { INVITATIONS_CALLS } from '@nightshift/shared/invitations/calls'
import { KIOSK_CALLS } from '@nightshift/shared/kiosk/calls'
import { KIOSK_PUNCHES_CALLS } from '@nightshift/shared/kiosk-punches/calls'
import { KIOSKS_CALLS } from '@nightshift/shared/kiosks/calls'
import { LABOUR_COST_CALLS } from '@nightshift/shared/labour-cost/calls'
import { LIVE_CALLS } from '@nightshift/shared/live-calls'
import { MY_DATA_CALLS } from '@nightshift/shared/my-data/calls'
import { MY_NIGHTS_CALLS } from '@nightshift/shared/my-nights/calls'
import { NIGHT_PLAN_CALLS } from '@nightshift/shared/night-plan/calls'
import { NIGHT_REPORTS_CALLS } from '@nightshift/shared/night-reports/calls'
import { PAY_PERIODS_CALLS } from '@nightshift/shared/pay-periods/calls'
import { PAYROLL_CALLS } from '@nightshift/shared/payroll/calls'
import { OVERTIME_CALLS } from '@nightshift/shared/payroll/overtime-calls'
import { SPI_CALLS } from '@nightshift/shared/payroll/spi-calls'
import { PAYROLL_SETTINGS_CALLS } from '@nightshift/shared/payroll-settings/calls'
import { PLAN_SETTINGS_CALLS } from '@nightshift/shared/plan-settings/calls'
import { POSITIONS_CALLS } from '@nightshift/shared/positions/calls'
import { PUBLIC_SITE_CALLS } from '@nightshift/shared/public-site/calls'
import { VITALS_CALLS } from '@nightshift/shared/public-site/vitals'
import { PUBLICATION_CALLS } from '@nightshift/shared/publication/calls'
import { RETENTION_CALLS } from '@nightshift/shared/retention/calls'
import { ROLL_CALL_CALLS } from '@nightshift/shared/roll-call/calls'
import { SEASON_CLOSING_CALLS } from '@nightshift/shared/season-closing/calls'
import { SEASON_OPENING_CALLS } from '@nightshift/shared/season-opening/calls'
import { SEASONS_CALLS } from '@nightshift/shared/seasons/calls'
import { SITE_CONTENT_CALLS } from '@nightshift/shared/site-content/calls'
import { SITE_PICTURE_CALLS } from '@nightshift/shared/site-content/picture-calls'
import { STATEMENTS_CALLS } from '@nightshift/shared/statements/calls'
import { TENURE_CALLS } from '@nightshift/shared/tenure/calls'
import { TIMECLOCK_CALLS } from '@nightshift/shared/timeclock/calls'
import { ENTRY_EDITING_CALLS } from '@nightshift/shared/timeclock/editing-calls'
import { TONIGHT_CALLS } from '@nightshift/shared/tonight/calls'

const TABLES = [
  ...[AUTH_CALLS, EMPLOYEES_CALLS, FESTIVALS_CALLS, POSITIONS_CALLS, TIMECLOCK_CALLS, KIOSK_CALLS],
  ...[HIRING_CALLS, DASHBOARD_CALLS, AUDIT_CALLS, LIVE_CALLS, VITALS_CALLS, HEALTH_CALLS],
  ...[SYSTEM_CALLS, BACKUPS_CALLS, FIRST_RUN_CALLS, BADGES_CALLS, KIOSKS_CALLS, KIOSK_PUNCHES_CALLS],
  ...[MY_DATA_CALLS, SEASONS_CALLS, TENURE_CALLS, INVITATIONS_CALLS],
  ...[PAYROLL_CALLS, PAYROLL_SETTINGS_CALLS, SEASON_CLOSING_CALLS, SEASON_OPENING_CALLS],
  ...[PAY_PERIODS_CALLS, OVERTIME_CALLS, SPI_CALLS],
  ...[PLAN_SETTINGS_CALLS, TONIGHT_CALLS],
  ...[NIGHT_REPORTS_CALLS, ATTENDANCE_CALLS],
  ...[LABOUR_COST_CALLS, STATEMENTS_CALLS, ENTRY_EDITING_CALLS],
  ...[NIGHT_PLAN_CALLS],
  ...[ENTRY_REQUESTS_CALLS, ERASURE_CALLS, RETENTION_CALLS, SITE_CONTENT_CALLS, SITE_PICTURE_CALLS],
  ...[PUBLIC_SITE_CALLS],
  ...[PUBLICATION_CALLS, MY_NIGHTS_CALLS, CALENDAR_FEED_CALLS],
  ...[ROLL_CALL_CALLS],
]

/** Every call that browser and server agree on. */
export const CALLS: Call[] = TABLES.flatMap((table) => Object.values<Call>(table))
