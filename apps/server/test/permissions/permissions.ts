import { authPermissions, firstRunPermissions } from '../../src/features/access/auth/testing/permissions.ts'
import { livePermissions } from '../../src/features/audit/live/testing/permissions.ts'
import { auditPermissions } from '../../src/features/audit/testing/permissions.ts'
import { invitationsPermissions } from '../../src/features/hiring/invitations/testing/permissions.ts'
import { hiringPermissions } from '../../src/features/hiring/testing/permissions.ts'
import { kiosksPermissions } from '../../src/features/kiosk/kiosks/testing/permissions.ts'
import { kioskPunchesPermissions } from '../../src/features/kiosk/offline-punches/testing/permissions.ts'
import { kioskPermissions } from '../../src/features/kiosk/testing/permissions.ts'
import { attendancePermissions } from '../../src/features/nights/attendance/testing/permissions.ts'
import { calendarFeedPermissions } from '../../src/features/nights/calendar-feed/testing/permissions.ts'
import { myNightsPermissions } from '../../src/features/nights/my-nights/testing/permissions.ts'
import { nightPlanPermissions } from '../../src/features/nights/night-plan/testing/permissions.ts'
import { nightReportsPermissions } from '../../src/features/nights/night-reports/testing/permissions.ts'
import { publicationPermissions } from '../../src/features/nights/publication/testing/permissions.ts'
import { rollCallPermissions } from '../../src/features/nights/roll-call/testing/permissions.ts'
import { tonightPermissions } from '../../src/features/nights/tonight/testing/permissions.ts'
import { labourCostPermissions } from '../../src/features/payroll/labour-cost/testing/permissions.ts'
import { overtimePermissions } from '../../src/features/payroll/overtime/testing/permissions.ts'
import { payPeriodsPermissions } from '../../src/features/payroll/pay-periods/testing/permissions.ts'
import { spiPermissions } from '../../src/features/payroll/spi/testing/permissions.ts'
import { statementsPermissions } from '../../src/features/payroll/statements/testing/permissions.ts'
import { payrollPermissions } from '../../src/features/payroll/testing/permissions.ts'
import { badgesPermissions } from '../../src/features/people/badges/testing/permissions.ts'
import { employeesPermissions } from '../../src/features/people/employees/testing/permissions.ts'
import { erasurePermissions } from '../../src/features/people/erasure/testing/permissions.ts'
import { myDataPermissions } from '../../src/features/people/my-data/testing/permissions.ts'
import { tenurePermissions } from '../../src/features/people/tenure/testing/permissions.ts'
import { seasonClosingPermissions } from '../../src/features/seasons/season-closing/testing/permissions.ts'
import { seasonOpeningPermissions } from '../../src/features/seasons/season-opening/testing/permissions.ts'
import { seasonsPermissions } from '../../src/features/seasons/testing/permissions.ts'
import { festivalsPermissions } from '../../src/features/setup/festivals/testing/permissions.ts'
import { payrollSettingsPermissions } from '../../src/features/setup/payroll-settings/testing/permissions.ts'
import { planSettingsPermissions } from '../../src/features/setup/plan-settings/testing/permissions.ts'
import { positionsPermissions } from '../../src/features/setup/positions/testing/permissions.ts'
import { retentionPermissions } from '../../src/features/setup/retention/testing/permissions.ts'
import { pagePermissions, publicSitePermissions } from '../../src/features/site/pages/testing/permissions.ts'
import { siteContentPermissions } from '../../src/features/site/site-content/testing/permissions.ts'
import { sitePicturePermissions } from '../../src/features/site/site-pictures/testing/permissions.ts'
import { backupsPermissions } from '../../src/features/system/backups/testing/permissions.ts'
import { dashboardPermissions } from '../../src/features/system/dashboard/testing/permissions.ts'
import { systemPermissions } from '../../src/features/system/health/testing/permissions.ts'
import { vitalsPermissions } from '../../src/features/system/vitals/testing/permissions.ts'
import { entryRequestsPermissions } from '../../src/features/time/entry-requests/testing/permissions.ts'
import { entryEditingPermissions } from '../../src/features/time/timeclock/testing/editing-permissions.ts'
import { timeclockPermissions } from '../../src/features/time/timeclock/testing/permissions.ts'
import { healthPermissions } from '../../src/platform/http/testing/permissions.ts'

/** Who may do what: every call of the API, and every page behind a sign-in. A group shares a database. */
export const PERMISSIONS = {
  accounts: [
    ...authPermissions,
    ...firstRunPermissions,
    ...myDataPermissions,
    ...badgesPermissions,
    ...erasurePermissions,
  ],
  employees: employeesPermissions,
  festivals: [
    ...dashboardPermissions,
    ...festivalsPermissions,
    ...positionsPermissions,
    ...seasonsPermissions,
    ...tenurePermissions,
    ...retentionPermissions,
    ...seasonClosingPermissions,
    ...seasonOpeningPermissions,
  ],
  hiring: hiringPermissions,
  invitations: invitationsPermissions,
  myNights: [...publicationPermissions, ...myNightsPermissions, ...calendarFeedPermissions],
  nightPlan: nightPlanPermissions,
  nightReports: [...nightReportsPermissions, ...attendancePermissions],
  open: [
    ...kioskPermissions,
    ...kiosksPermissions,
    ...livePermissions,
    ...backupsPermissions,
    ...vitalsPermissions,
    ...systemPermissions,
    ...healthPermissions,
  ],
  payroll: [
    ...entryEditingPermissions,
    ...payrollPermissions,
    ...payPeriodsPermissions,
    ...payrollSettingsPermissions,
    ...labourCostPermissions,
    ...overtimePermissions,
    ...spiPermissions,
    ...statementsPermissions,
    ...entryRequestsPermissions,
  ],
  rollCall: rollCallPermissions,
  site: [...siteContentPermissions, ...publicSitePermissions, ...pagePermissions],
  sitePictures: sitePicturePermissions,
  timeclock: [...timeclockPermissions, ...auditPermissions, ...kioskPunchesPermissions],
  tonight: [...tonightPermissions, ...planSettingsPermissions],
}

export const ROWS = Object.values(PERMISSIONS).flat()
