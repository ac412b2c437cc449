import { OFFICE_PATHS, SITE_PATHS } from '@nightshift/shared/paths'
import { REDIRECTS } from '@nightshift/shared/short-paths'
import { page } from '@nightshift/ui/lazy-page.tsx'
import { Redirect } from '@nightshift/ui/redirect.tsx'
import { createRoutesFromElements, Navigate, Route } from 'react-router'
import { BoardShell } from './pages/board/board-shell.tsx'
import { EmployeeShell } from './pages/employee/shell/employee-shell.tsx'

const { welcome, firstRun, login, logout, timeclock, myStatement, myNights, todo, myAccount, ...others } =
  OFFICE_PATHS
const { myData, admin, ...tabs } = others

/** The plan is the largest answer of the office. In a chunk of its own, as the pages. */
function prefetchNightPlan() {
  import('./pages/admin/nights/prefetch-night-plan.ts')
    .then((plan) => plan.prefetchNightPlan())
    .catch(() => {})
}

/** The routes of the office. Code splitting: each page is its own chunk. */
export const routes = createRoutesFromElements(
  <>
    <Route path={welcome} element={<EmployeeShell />}>
      <Route path={firstRun} {...page(() => import('./pages/employee/first-run-page.tsx'))} />
      <Route path={login} {...page(() => import('./pages/employee/login-page.tsx'))} />
      <Route path={logout} {...page(() => import('./pages/employee/logout-page.tsx'))} />
      <Route {...page(() => import('./features/auth/protected.tsx'))}>
        <Route {...page(() => import('./pages/employee/office-gate.tsx'))}>
          <Route index {...page(() => import('./pages/employee/welcome-page.tsx'))} />
          <Route path={timeclock} {...page(() => import('./pages/employee/timeclock-page.tsx'))} />
          <Route path={myStatement} {...page(() => import('./pages/employee/my-statement-page.tsx'))} />
          <Route path={myNights} {...page(() => import('./pages/employee/my-nights-page.tsx'))} />
          <Route path={todo} {...page(() => import('./pages/employee/todo-page.tsx'))} />
          <Route path={myAccount} {...page(() => import('./pages/employee/account/my-account-page.tsx'))} />
          <Route path={myData} {...page(() => import('./pages/employee/account/my-data-page.tsx'))} />
          <Route path={admin} {...page(() => import('./pages/admin/admin-shell.tsx'))}>
            <Route index {...page(() => import('./pages/admin/dashboard-page.tsx'))} />
            <Route
              path={tabs.rollCall}
              {...page(() => import('./pages/admin/roll-call/roll-call-page.tsx'))}
            />
            <Route path={tabs.general} {...page(() => import('./pages/admin/general/general-page.tsx'))} />
            <Route path={tabs.season} {...page(() => import('./pages/admin/general/season-page.tsx'))} />
            <Route
              path={tabs.seasonClose}
              {...page(() => import('./pages/admin/general/close-season-page.tsx'))}
            />
            <Route
              path={tabs.seasonOpen}
              {...page(() => import('./pages/admin/general/open-season-page.tsx'))}
            />
            <Route
              path={tabs.payrollSettings}
              {...page(() => import('./pages/admin/general/payroll-page.tsx'))}
            />
            <Route
              path={tabs.planSettings}
              {...page(() => import('./pages/admin/general/nights-settings-page.tsx'))}
            />
            <Route path={tabs.audit} {...page(() => import('./pages/admin/general/audit-page.tsx'))} />
            <Route path={tabs.health} {...page(() => import('./pages/admin/general/health-page.tsx'))} />
            <Route path={tabs.kiosks} {...page(() => import('./pages/admin/general/kiosks-page.tsx'))} />
            <Route
              path={tabs.erasedPeople}
              {...page(() => import('./pages/admin/general/erased-people-page.tsx'))}
            />
            <Route path={tabs.events} {...page(() => import('./pages/admin/events-page.tsx'))} />
            <Route path={tabs.positions} {...page(() => import('./pages/admin/positions-page.tsx'))} />
            <Route
              path={tabs.employees}
              {...page(() => import('./pages/admin/employees/employees-page.tsx'))}
            />
            <Route path={tabs.jackets} {...page(() => import('./pages/admin/employees/jackets-page.tsx'))} />
            <Route path={tabs.crew} {...page(() => import('./pages/admin/employees/crew-page.tsx'))} />
            <Route path={tabs.applications} {...page(() => import('./pages/admin/applications-page.tsx'))} />
            <Route
              path={tabs.timesheets}
              {...page(() => import('./pages/admin/timesheets/timesheets-page.tsx'))}
            />
            <Route path={tabs.attention} {...page(() => import('./pages/admin/attention-page.tsx'))} />
            <Route
              path={tabs.labourCost}
              {...page(() => import('./pages/admin/timesheets/labour-cost-page.tsx'))}
            />
            <Route
              path={tabs.statement}
              {...page(() => import('./pages/admin/timesheets/statement-page.tsx'))}
            />
            <Route path={tabs.exports} {...page(() => import('./pages/admin/timesheets/exports-page.tsx'))} />
            <Route
              path={tabs.nights}
              {...page(() => import('./pages/admin/nights/nights-page.tsx'), prefetchNightPlan)}
            />
            <Route
              path={tabs.nightPrint}
              {...page(() => import('./pages/admin/nights/night-print-page.tsx'))}
            />
            <Route
              path={tabs.personNights}
              {...page(() => import('./pages/admin/nights/person-nights-page.tsx'))}
            />
            <Route
              path={tabs.closeNight}
              {...page(() => import('./pages/admin/nights/close-night-page.tsx'))}
            />
            <Route
              path={tabs.nightReport}
              {...page(() => import('./pages/admin/nights/night-report-page.tsx'))}
            />
            <Route path={tabs.site} {...page(() => import('./pages/admin/site/site-shell.tsx'))}>
              <Route index {...page(() => import('./pages/admin/site/overview-page.tsx'))} />
              <Route path={tabs.siteHistory} {...page(() => import('./pages/admin/site/history-page.tsx'))} />
              <Route path={tabs.sitePreview} {...page(() => import('./pages/admin/site/preview-page.tsx'))} />
              <Route path=":section" {...page(() => import('./pages/admin/site/section-page.tsx'))} />
            </Route>
            <Route path="*" />
          </Route>
        </Route>
      </Route>
    </Route>
    <Route path={tabs.tonight} element={<BoardShell />}>
      <Route {...page(() => import('./features/auth/protected.tsx'))}>
        <Route {...page(() => import('./pages/employee/office-gate.tsx'))}>
          <Route index {...page(() => import('./pages/board/tonight-page.tsx'))} />
        </Route>
      </Route>
    </Route>
    {Object.entries(REDIRECTS).map(([path, to]) => (
      <Route key={path} path={path} element={<Navigate to={to} replace />} />
    ))}
    <Route path="*" element={<Redirect to={SITE_PATHS.home} />} />
  </>,
)
