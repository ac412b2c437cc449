import { authPermissions, firstRunPermissions } from '../../src/domains/access/auth/testing/permissions.ts'
import { livePermissions } from '../../src/domains/audit/live/testing/permissions.ts'
import { auditPermissions } from '../../src/domains/audit/testing/permissions.ts'
import { invitationsPermissions } from '../../src/domains/hiring/invitations/testing/permissions.ts'
import { hiringPermissions } from '../../src/domains/hiring/testing/permissions.ts'
import { kiosksPermissions } from '../../src/domains/kiosk/kiosks/testing/permissions.ts'
import { kioskPunchesPermissions } from '../../src/domains/kiosk/offline-punches/testing/permissions.ts'
import { kioskPermissions } from '../../src/domains/kiosk/testing/permissions.ts'
import { attendancePermissions } from '../../src/domains/nights/attendance/testing/permissions.ts'
import { calendarFeedPermissions } from '../../src/domains/nights/calendar-feed/testing/permissions.ts'
import { myNightsPermissions } from '../../src/domains/nights/my-nights/testing/permissions.ts'
import { nightPlanPermissions } from '../../src/domains/nights/night-plan/testing/permissions.ts'
import { nightReportsPermissions } from '../../src/domains/nights/night-reports/testing/permissions.ts'
import { publicationPermissions } from '../../src/domains/nights/publication/testing/permissions.ts'
import { rollCallPermissions } from '../../src/domains/nights/roll-call/testing/permissions.ts'
import { tonightPermissions } from '../../src/domains/nights/tonight/testing/permissions.ts'
import { labourCostPermissions } from '../../src/domains/payroll/labour-cost/testing/permissions.ts'
import { overtimePermissions } from '../../src/domains/payroll/overtime/testing/permissions.ts'
import { payPeriodsPermissions } from '../../src/domains/payroll/pay-periods/testing/permissions.ts'
import { spiPermissions } from '../../src/domains/payroll/spi/testing/permissions.ts'
import { statementsPermissions } from '../../src/domains/payroll/statements/testing/permissions.ts'
import { payrollPermissions } from '../../src/domains/payroll/testing/permissions.ts'
import { badgesPermissions } from '../../src/domains/people/badges/testing/permissions.ts'
import { employeesPermissions } from '../../src/domains/people/employees/testing/permissions.ts'
import { erasurePermissions } from '../../src/domains/people/erasure/testing/permissions.ts'
import { myDataPermissions } from '../../src/domains/people/my-data/testing/permissions.ts'
import { tenurePermissions } from '../../src/domains/people/tenure/testing/permissions.ts'
import { seasonClosingPermissions } from '../../src/domains/seasons/season-closing/testing/permissions.ts'
import { seasonOpeningPermissions } from '../../src/domains/seasons/season-opening/testing/permissions.ts'
import { seasonsPermissions } from '../../src/domains/seasons/testing/permissions.ts'
import { festivalsPermissions } from '../../src/domains/setup/festivals/testing/permissions.ts'
import { payrollSettingsPermissions } from '../../src/domains/setup/payroll-settings/testing/permissions.ts'
import { planSettingsPermissions } from '../../src/domains/setup/plan-settings/testing/permissions.ts'
import { positionsPermissions } from '../../src/domains/setup/positions/testing/permissions.ts'
import { retentionPermissions } from '../../src/domains/setup/retention/testing/permissions.ts'
import { pagePermissions, publicSitePermissions } from '../../src/domains/site/pages/testing/permissions.ts'
import { siteContentPermissions } from '../../src/domains/site/site-content/testing/permissions.ts'
import { sitePicturePermissions } from '../../src/domains/site/site-pictures/testing/permissions.ts'
import { backupsPermissions } from '../../src/domains/system/backups/testing/permissions.ts'
import { dashboardPermissions } from '../../src/domains/system/dashboard/testing/permissions.ts'
import { systemPermissions } from '../../src/domains/system/health/testing/permissions.ts'
import { vitalsPermissions } from '../../src/domains/system/vitals/testing/permissions.ts'
import { entryRequestsPermissions } from '../../src/domains/time/entry-requests/testing/permissions.ts'
import { entryEditingPermissions } from '../../src/domains/time/timeclock/testing/editing-permissions.ts'
import { timeclockPermissions } from '../../src/domains/time/timeclock/testing/permissions.ts'
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
