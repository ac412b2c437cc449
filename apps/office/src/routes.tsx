import { OFFICE_PATHS, SITE_PATHS } from '@nightshift/shared/paths'
import { REDIRECTS } from '@nightshift/shared/short-paths'
import { ErrorBoundary } from '@nightshift/ui/error-boundary.tsx'
import { page } from '@nightshift/ui/lazy-page.tsx'
import { PRODUCT } from '@nightshift/ui/page-title.tsx'
import { Redirect } from '@nightshift/ui/redirect.tsx'
import { Loading } from '@nightshift/ui/states/loading.tsx'
import { type MouseEvent, Suspense, useRef } from 'react'
import { createRoutesFromElements, Navigate, Outlet, Route, useLocation } from 'react-router'
import { BoardShell } from './features/nights/pages/board-shell.tsx'
import { useShownFestival } from './features/setup/festivals/chooser/use-shown-festival.ts'
import { EMPLOYEE } from './shell/employee.texts.ts'
import { Header } from './shell/header.tsx'
import styles from './shell/shell.module.css'
import { OFFICE } from './ui/office.texts.ts'
import { OfficeProviders } from './ui/office-providers.tsx'
import { ReloadNotice } from './ui/reload-notice/reload-notice.tsx'

const { welcome, firstRun, login, logout, timeclock, myStatement, myNights, todo, myAccount, ...others } =
  OFFICE_PATHS
const { myData, admin, ...tabs } = others

/** The plan is the largest answer of the office. In a chunk of its own, as the pages. */
function prefetchNightPlan() {
  import('./features/nights/pages/prefetch-night-plan.ts')
    .then((plan) => plan.prefetchNightPlan())
    .catch(() => {})
}

/** The routes of the office. Code splitting: each page is its own chunk. */
export const routes = createRoutesFromElements(
  <>
    <Route path={welcome} element={<EmployeeShell />}>
      <Route path={firstRun} {...page(() => import('./features/access/pages/first-run-page.tsx'))} />
      <Route path={login} {...page(() => import('./features/access/pages/login-page.tsx'))} />
      <Route path={logout} {...page(() => import('./features/access/pages/logout-page.tsx'))} />
      <Route {...page(() => import('./features/access/auth/protected.tsx'))}>
        <Route {...page(() => import('./features/access/pages/office-gate.tsx'))}>
          <Route index {...page(() => import('./features/access/pages/welcome-page.tsx'))} />
          <Route path={timeclock} {...page(() => import('./features/time/pages/timeclock-page.tsx'))} />
          <Route
            path={myStatement}
            {...page(() => import('./features/payroll/pages/my-statement-page.tsx'))}
          />
          <Route path={myNights} {...page(() => import('./features/nights/pages/my-nights-page.tsx'))} />
          <Route path={todo} {...page(() => import('./shell/todo-page.tsx'))} />
          <Route path={myAccount} {...page(() => import('./features/people/pages/my-account-page.tsx'))} />
          <Route path={myData} {...page(() => import('./features/people/pages/my-data-page.tsx'))} />
          <Route path={admin} {...page(() => import('./shell/admin-shell.tsx'))}>
            <Route index {...page(() => import('./features/system/pages/dashboard-page.tsx'))} />
            <Route
              path={tabs.rollCall}
              {...page(() => import('./features/nights/pages/roll-call-page.tsx'))}
            />
            <Route path={tabs.general} {...page(() => import('./features/setup/pages/general-page.tsx'))} />
            <Route path={tabs.season} {...page(() => import('./features/seasons/pages/season-page.tsx'))} />
            <Route
              path={tabs.seasonClose}
              {...page(() => import('./features/seasons/pages/close-season-page.tsx'))}
            />
            <Route
              path={tabs.seasonOpen}
              {...page(() => import('./features/seasons/pages/open-season-page.tsx'))}
            />
            <Route
              path={tabs.payrollSettings}
              {...page(() => import('./features/setup/pages/payroll-page.tsx'))}
            />
            <Route
              path={tabs.planSettings}
              {...page(() => import('./features/setup/pages/nights-settings-page.tsx'))}
            />
            <Route path={tabs.audit} {...page(() => import('./features/audit/pages/audit-page.tsx'))} />
            <Route path={tabs.health} {...page(() => import('./features/system/pages/health-page.tsx'))} />
            <Route path={tabs.kiosks} {...page(() => import('./features/kiosk/pages/kiosks-page.tsx'))} />
            <Route
              path={tabs.erasedPeople}
              {...page(() => import('./features/people/pages/erased-people-page.tsx'))}
            />
            <Route path={tabs.events} {...page(() => import('./features/setup/pages/events-page.tsx'))} />
            <Route
              path={tabs.positions}
              {...page(() => import('./features/setup/pages/positions-page.tsx'))}
            />
            <Route
              path={tabs.employees}
              {...page(() => import('./features/people/pages/employees-page.tsx'))}
            />
            <Route path={tabs.jackets} {...page(() => import('./features/people/pages/jackets-page.tsx'))} />
            <Route path={tabs.crew} {...page(() => import('./features/people/pages/crew-page.tsx'))} />
            <Route
              path={tabs.applications}
              {...page(() => import('./features/hiring/pages/applications-page.tsx'))}
            />
            <Route
              path={tabs.timesheets}
              {...page(() => import('./features/time/pages/timesheets-page.tsx'))}
            />
            <Route
              path={tabs.attention}
              {...page(() => import('./features/time/pages/attention-page.tsx'))}
            />
            <Route
              path={tabs.labourCost}
              {...page(() => import('./features/payroll/pages/labour-cost-page.tsx'))}
            />
            <Route
              path={tabs.statement}
              {...page(() => import('./features/payroll/pages/statement-page.tsx'))}
            />
            <Route path={tabs.exports} {...page(() => import('./features/payroll/pages/exports-page.tsx'))} />
            <Route
              path={tabs.nights}
              {...page(() => import('./features/nights/pages/nights-page.tsx'), prefetchNightPlan)}
            />
            <Route
              path={tabs.nightPrint}
              {...page(() => import('./features/nights/pages/night-print-page.tsx'))}
            />
            <Route
              path={tabs.personNights}
              {...page(() => import('./features/nights/pages/person-nights-page.tsx'))}
            />
            <Route
              path={tabs.endNight}
              {...page(() => import('./features/nights/pages/end-night-page.tsx'))}
            />
            <Route
              path={tabs.nightReport}
              {...page(() => import('./features/nights/pages/night-report-page.tsx'))}
            />
            <Route path={tabs.site} {...page(() => import('./features/site/pages/site-shell.tsx'))}>
              <Route index {...page(() => import('./features/site/pages/overview-page.tsx'))} />
              <Route
                path={tabs.siteHistory}
                {...page(() => import('./features/site/pages/history-page.tsx'))}
              />
              <Route
                path={tabs.sitePreview}
                {...page(() => import('./features/site/pages/preview-page.tsx'))}
              />
              <Route path=":section" {...page(() => import('./features/site/pages/section-page.tsx'))} />
            </Route>
            <Route path="*" element={<Navigate to={admin} replace />} />
          </Route>
        </Route>
      </Route>
    </Route>
    <Route path={tabs.tonight} element={<BoardShell />}>
      <Route {...page(() => import('./features/access/auth/protected.tsx'))}>
        <Route {...page(() => import('./features/access/pages/office-gate.tsx'))}>
          <Route index {...page(() => import('./features/nights/pages/tonight-page.tsx'))} />
        </Route>
      </Route>
    </Route>
    {Object.entries(REDIRECTS).map(([path, to]) => (
      <Route key={path} path={path} element={<Navigate to={to} replace />} />
    ))}
    <Route path="*" element={<Redirect to={SITE_PATHS.home} />} />
  </>,
)

/** Header, page and footer of the employee area. The error boundary is around the page only. */
function EmployeeShell() {
  const { pathname } = useLocation()
  const content = useRef<HTMLElement>(null)
  /** Without a navigation: it would lose the page that the login returns to. */
  function skip(event: MouseEvent) {
    event.preventDefault()
    content.current?.focus()
  }
  return (
    <OfficeProviders>
      <div className={styles.shell}>
        {/* biome-ignore lint/a11y/useValidAnchor: it leads to a part of the page */}
        <a className={styles.skip} href="#content" onClick={skip}>
          {EMPLOYEE.skip}
        </a>
        <Header />
        <main ref={content} id="content" tabIndex={-1} className={styles.content}>
          {pathname !== OFFICE_PATHS.rollCall && <ReloadNotice />}
          <ErrorBoundary wayBack={OFFICE_PATHS.welcome} resetKey={pathname}>
            <Suspense fallback={<Loading />}>
              <Outlet />
            </Suspense>
          </ErrorBoundary>
        </main>
        <Footer />
      </div>
    </OfficeProviders>
  )
}

const Footer = () => (
  <footer className={styles.footer}>
    {OFFICE.copyright(new Date().getFullYear(), useShownFestival()?.company ?? PRODUCT)}
  </footer>
)
