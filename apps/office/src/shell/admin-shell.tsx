import { can } from '@nightshift/shared/access'
import { dateAt } from '@nightshift/shared/local-time'
import { OFFICE_PATHS } from '@nightshift/shared/paths'
import { minimumWageAt } from '@nightshift/shared/setup/payroll-settings/contract'
import { ErrorBoundary } from '@nightshift/ui/error-boundary.tsx'
import { PageTitle } from '@nightshift/ui/page-title.tsx'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, Suspense } from 'react'
import { Navigate, Outlet, useLocation } from 'react-router'
import { useMe } from '../domains/access/auth/use-auth.ts'
import { RollCallBanner } from '../domains/nights/roll-call/roll-call-banner.tsx'
import { useFestival } from '../domains/setup/festivals/chooser/use-festival.ts'
import { payrollSettingsQuery } from '../domains/setup/payroll-settings/payroll-settings.api.ts'
import { LoadingRows } from '../kit/loading-rows.tsx'
import { MinimumWageContext } from '../kit/rate-input.tsx'
import { ADMIN } from './admin.texts.ts'
import { adminTabs, tabAt } from './admin-tabs.ts'
import styles from './shell.module.css'
import { TabBar, TabLinks } from './tab-navigation.tsx'
import { useLiveQueries } from './use-live-queries.ts'

/** The admin area; redirects people without the permission. */
export default function AdminShell() {
  return can(useMe(), 'admin.open') ? <Tabs /> : <Navigate to={OFFICE_PATHS.welcome} replace />
}

/** The tabs and the current page. A tab without permission redirects to the dashboard. */
function Tabs() {
  const festival = useFestival()
  const { pathname } = useLocation()
  useLiveQueries()
  const tabs = adminTabs(useMe(), festival)
  const current = tabAt(tabs, pathname)
  if (!current) return <Navigate to={OFFICE_PATHS.admin} replace />

  return (
    <div className={styles.admin} data-wide>
      <PageTitle>{`${ADMIN.tabs[current.id]} · ${ADMIN.title}`}</PageTitle>
      <TabLinks tabs={tabs} />
      <div className={styles.work}>
        {pathname !== OFFICE_PATHS.rollCall && <RollCallBanner />}
        <ErrorBoundary wayBack={OFFICE_PATHS.admin} resetKey={pathname}>
          <Suspense fallback={<LoadingRows />}>
            <MinimumWage>
              {/* The key remounts the page when the festival changes. */}
              <Outlet key={festival.id} />
            </MinimumWage>
          </Suspense>
        </ErrorBoundary>
      </div>
      <TabBar tabs={tabs} current={current} />
    </div>
  )
}

/** Provides the minimum wage of today to whoever sets rates. */
function MinimumWage({ children }: { children: ReactNode }) {
  const { id, timeZone } = useFestival()
  const { data } = useQuery({ ...payrollSettingsQuery(id), enabled: can(useMe(), 'timesheets.manage') })
  const minimum = data && minimumWageAt(dateAt(new Date(), timeZone), data.minimumWages)
  return <MinimumWageContext value={minimum}>{children}</MinimumWageContext>
}
