import { OFFICE_PATHS, SITE_PATHS } from '@nightshift/shared/paths'
import { REDIRECTS } from '@nightshift/shared/short-paths'
import { ErrorBoundary } from '@nightshift/ui/error-boundary.tsx'
import { page } from '@nightshift/ui/lazy-page.tsx'
import { PRODUCT } from '@nightshift/ui/page-title.tsx'
import { Redirect } from '@nightshift/ui/redirect.tsx'
import { Loading } from '@nightshift/ui/states/loading.tsx'
import { type MouseEvent, Suspense, useRef } from 'react'
import { createRoutesFromElements, Navigate, Outlet, Route, useLocation } from 'react-router'
import { BoardShell } from './domains/nights/pages/board-shell.tsx'
import { useShownFestival } from './domains/setup/festivals/chooser/use-shown-festival.ts'
import { OFFICE } from './kit/office.texts.ts'
import { OfficeProviders } from './kit/office-providers.tsx'
import { ReloadNotice } from './kit/reload-notice/reload-notice.tsx'
import { EMPLOYEE } from './shell/employee.texts.ts'
import { Header } from './shell/header.tsx'
import styles from './shell/shell.module.css'

const { welcome, firstRun, login, logout, timeclock, myStatement, myNights, todo, myAccount, ...others } =
  OFFICE_PATHS
const { myData, admin, ...tabs } = others

/** The plan is the largest answer of the office. In a chunk of its own, as the pages. */
function prefetchNightPlan() {
  import('./domains/nights/pages/prefetch-night-plan.ts')
    .then((plan) => plan.prefetchNightPlan())
    .catch(() => {})
}

/** The routes of the office. Code splitting: each page is its own chunk. */
export const routes = createRoutesFromElements(
  <>
    <Route path={welcome} element={<EmployeeShell />}>
      <Route path={firstRun} {...page(() => import('./domains/access/pages/first-run-page.tsx'))} />
      <Route path={login} {...page(() => import('./domains/access/pages/login-page.tsx'))} />
      <Route path={logout} {...page(() => import('./domains/access/pages/logout-page.tsx'))} />
      <Route {...page(() => import('./domains/access/auth/protected.tsx'))}>
        <Route {...page(() => import('./domains/access/pages/office-gate.tsx'))}>
          <Route index {...page(() => import('./domains/access/pages/welcome-page.tsx'))} />
          <Route path={timeclock} {...page(() => import('./domains/time/pages/timeclock-page.tsx'))} />
          <Route
            path={myStatement}
            {...page(() => import('./domains/payroll/pages/my-statement-page.tsx'))}
          />
          <Route path={myNights} {...page(() => import('./domains/nights/pages/my-nights-page.tsx'))} />
          <Route path={todo} {...page(() => import('./shell/todo-page.tsx'))} />
          <Route path={myAccount} {...page(() => import('./domains/people/pages/my-account-page.tsx'))} />
          <Route path={myData} {...page(() => import('./domains/people/pages/my-data-page.tsx'))} />
          <Route path={admin} {...page(() => import('./shell/admin-shell.tsx'))}>
            <Route index {...page(() => import('./domains/system/pages/dashboard-page.tsx'))} />
            <Route
              path={tabs.rollCall}
              {...page(() => import('./domains/nights/pages/roll-call-page.tsx'))}
            />
            <Route path={tabs.general} {...page(() => import('./domains/setup/pages/general-page.tsx'))} />
            <Route path={tabs.season} {...page(() => import('./domains/seasons/pages/season-page.tsx'))} />
            <Route
              path={tabs.seasonClose}
              {...page(() => import('./domains/seasons/pages/close-season-page.tsx'))}
            />
            <Route
              path={tabs.seasonOpen}
              {...page(() => import('./domains/seasons/pages/open-season-page.tsx'))}
            />
            <Route
              path={tabs.payrollSettings}
              {...page(() => import('./domains/setup/pages/payroll-page.tsx'))}
            />
            <Route
              path={tabs.planSettings}
              {...page(() => import('./domains/setup/pages/nights-settings-page.tsx'))}
            />
            <Route path={tabs.audit} {...page(() => import('./domains/audit/pages/audit-page.tsx'))} />
            <Route path={tabs.health} {...page(() => import('./domains/system/pages/health-page.tsx'))} />
            <Route path={tabs.kiosks} {...page(() => import('./domains/kiosk/pages/kiosks-page.tsx'))} />
            <Route
              path={tabs.erasedPeople}
              {...page(() => import('./domains/people/pages/erased-people-page.tsx'))}
            />
            <Route path={tabs.events} {...page(() => import('./domains/setup/pages/events-page.tsx'))} />
            <Route
              path={tabs.positions}
              {...page(() => import('./domains/setup/pages/positions-page.tsx'))}
            />
            <Route
              path={tabs.employees}
              {...page(() => import('./domains/people/pages/employees-page.tsx'))}
            />
            <Route path={tabs.jackets} {...page(() => import('./domains/people/pages/jackets-page.tsx'))} />
            <Route path={tabs.crew} {...page(() => import('./domains/people/pages/crew-page.tsx'))} />
            <Route
              path={tabs.applications}
              {...page(() => import('./domains/hiring/pages/applications-page.tsx'))}
            />
            <Route
              path={tabs.timesheets}
              {...page(() => import('./domains/time/pages/timesheets-page.tsx'))}
            />
            <Route path={tabs.attention} {...page(() => import('./domains/time/pages/attention-page.tsx'))} />
            <Route
              path={tabs.labourCost}
              {...page(() => import('./domains/payroll/pages/labour-cost-page.tsx'))}
            />
            <Route
              path={tabs.statement}
              {...page(() => import('./domains/payroll/pages/statement-page.tsx'))}
            />
            <Route path={tabs.exports} {...page(() => import('./domains/payroll/pages/exports-page.tsx'))} />
            <Route
              path={tabs.nights}
              {...page(() => import('./domains/nights/pages/nights-page.tsx'), prefetchNightPlan)}
            />
            <Route
              path={tabs.nightPrint}
              {...page(() => import('./domains/nights/pages/night-print-page.tsx'))}
            />
            <Route
              path={tabs.personNights}
              {...page(() => import('./domains/nights/pages/person-nights-page.tsx'))}
            />
            <Route
              path={tabs.endNight}
              {...page(() => import('./domains/nights/pages/end-night-page.tsx'))}
            />
            <Route
              path={tabs.nightReport}
              {...page(() => import('./domains/nights/pages/night-report-page.tsx'))}
            />
            <Route path={tabs.site} {...page(() => import('./domains/site/pages/site-shell.tsx'))}>
              <Route index {...page(() => import('./domains/site/pages/overview-page.tsx'))} />
              <Route
                path={tabs.siteHistory}
                {...page(() => import('./domains/site/pages/history-page.tsx'))}
              />
              <Route
                path={tabs.sitePreview}
                {...page(() => import('./domains/site/pages/preview-page.tsx'))}
              />
              <Route path=":section" {...page(() => import('./domains/site/pages/section-page.tsx'))} />
            </Route>
            <Route path="*" element={<Navigate to={admin} replace />} />
          </Route>
        </Route>
      </Route>
    </Route>
    <Route path={tabs.tonight} element={<BoardShell />}>
      <Route {...page(() => import('./domains/access/auth/protected.tsx'))}>
        <Route {...page(() => import('./domains/access/pages/office-gate.tsx'))}>
          <Route index {...page(() => import('./domains/nights/pages/tonight-page.tsx'))} />
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
