import { attendancePermissions } from '../../src/features/attendance/testing/permissions.ts'
import { auditPermissions } from '../../src/features/audit/testing/permissions.ts'
import { authPermissions, firstRunPermissions } from '../../src/features/auth/testing/permissions.ts'
import { backupsPermissions } from '../../src/features/backups/testing/permissions.ts'
import { badgesPermissions } from '../../src/features/badges/testing/permissions.ts'
import { calendarFeedPermissions } from '../../src/features/calendar-feed/testing/permissions.ts'
import { dashboardPermissions } from '../../src/features/dashboard/testing/permissions.ts'
import { employeesPermissions } from '../../src/features/employees/testing/permissions.ts'
import { entryRequestsPermissions } from '../../src/features/entry-requests/testing/permissions.ts'
import { erasurePermissions } from '../../src/features/erasure/testing/permissions.ts'
import { pagePermissions, publicSitePermissions } from '../../src/features/faces/testing/permissions.ts'
import { festivalsPermissions } from '../../src/features/festivals/testing/permissions.ts'
import { systemPermissions } from '../../src/features/health/testing/permissions.ts'
import { hiringPermissions } from '../../src/features/hiring/testing/permissions.ts'
import { invitationsPermissions } from '../../src/features/invitations/testing/permissions.ts'
import { kioskPermissions } from '../../src/features/kiosk/testing/permissions.ts'
import { kioskPunchesPermissions } from '../../src/features/kiosk-punches/testing/permissions.ts'
import { kiosksPermissions } from '../../src/features/kiosks/testing/permissions.ts'
import { labourCostPermissions } from '../../src/features/labour-cost/testing/permissions.ts'
import { livePermissions } from '../../src/features/live/testing/permissions.ts'
import { myDataPermissions } from '../../src/features/my-data/testing/permissions.ts'
import { myNightsPermissions } from '../../src/features/my-nights/testing/permissions.ts'
import { nightPlanPermissions } from '../../src/features/night-plan/testing/permissions.ts'
import { nightReportsPermissions } from '../../src/features/night-reports/testing/permissions.ts'
import { overtimePermissions } from '../../src/features/overtime/testing/permissions.ts'
import { payPeriodsPermissions } from '../../src/features/pay-periods/testing/permissions.ts'
import { payrollPermissions } from '../../src/features/payroll/testing/permissions.ts'
import { payrollSettingsPermissions } from '../../src/features/payroll-settings/testing/permissions.ts'
import { planSettingsPermissions } from '../../src/features/plan-settings/testing/permissions.ts'
import { positionsPermissions } from '../../src/features/positions/testing/permissions.ts'
import { publicationPermissions } from '../../src/features/publication/testing/permissions.ts'
import { retentionPermissions } from '../../src/features/retention/testing/permissions.ts'
import { rollCallPermissions } from '../../src/features/roll-call/testing/permissions.ts'
import { seasonClosingPermissions } from '../../src/features/season-closing/testing/permissions.ts'
import { seasonOpeningPermissions } from '../../src/features/season-opening/testing/permissions.ts'
import { seasonsPermissions } from '../../src/features/seasons/testing/permissions.ts'
import { siteContentPermissions } from '../../src/features/site-content/testing/permissions.ts'
import { sitePicturePermissions } from '../../src/features/site-pictures/testing/permissions.ts'
import { spiPermissions } from '../../src/features/spi/testing/permissions.ts'
import { statementsPermissions } from '../../src/features/statements/testing/permissions.ts'
import { tenurePermissions } from '../../src/features/tenure/testing/permissions.ts'
import { entryEditingPermissions } from '../../src/features/timeclock/testing/editing-permissions.ts'
import { timeclockPermissions } from '../../src/features/timeclock/testing/permissions.ts'
import { tonightPermissions } from '../../src/features/tonight/testing/permissions.ts'
import { vitalsPermissions } from '../../src/features/vitals/testing/permissions.ts'
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
