import { createRoutesFromElements, Route } from 'react-router'
import { page } from './lib/lazy-page.tsx'
import { redirect, unknownAddress } from './ui/redirect.tsx'

/** Every address but those of the public site. Each page is a chunk of its own. */
export const routes = createRoutesFromElements(
  <>
    <Route path="/employee" {...page(() => import('./pages/employee/employee-shell.tsx'))}>
      <Route path="login" {...page(() => import('./pages/employee/login-page.tsx'))} />
      <Route path="logout" {...page(() => import('./pages/employee/logout-page.tsx'))} />
      <Route {...page(() => import('./features/auth/protected.tsx'))}>
        <Route {...page(() => import('./pages/employee/office-gate.tsx'))}>
          <Route index {...page(() => import('./pages/employee/welcome-page.tsx'))} />
          <Route path="timeclock" {...page(() => import('./pages/employee/timeclock-page.tsx'))} />
          <Route path="todo" {...page(() => import('./pages/employee/todo-page.tsx'))} />
          <Route path="myaccount" {...page(() => import('./pages/employee/my-account-page.tsx'))} />
          <Route path="admin" {...page(() => import('./pages/admin/admin-shell.tsx'))}>
            <Route index {...page(() => import('./pages/admin/dashboard-page.tsx'))} />
            <Route path="general" {...page(() => import('./pages/admin/general-page.tsx'))} />
            <Route path="general/season" {...page(() => import('./pages/admin/season-page.tsx'))} />
            <Route path="general/audit" {...page(() => import('./pages/admin/audit-page.tsx'))} />
            <Route path="events" {...page(() => import('./pages/admin/events-page.tsx'))} />
            <Route path="positions" {...page(() => import('./pages/admin/positions-page.tsx'))} />
            <Route path="employees" {...page(() => import('./pages/admin/employees-page.tsx'))} />
            <Route path="applications" {...page(() => import('./pages/admin/applications-page.tsx'))} />
            <Route path="timesheets" {...page(() => import('./pages/admin/timesheets-page.tsx'))} />
            <Route path="*" />
          </Route>
        </Route>
      </Route>
    </Route>

    <Route path="/scanner" {...page(() => import('./pages/kiosk/scanner-page.tsx'))} />

    <Route path="/login" {...redirect('/employee/login')} />
    <Route path="/logout" {...redirect('/employee/logout')} />
    <Route path="/employees" {...redirect('/employee')} />
    <Route path="/admin" {...redirect('/employee/admin')} />
    <Route path="/timeclock" {...redirect('/employee/timeclock')} />
    <Route path="*" {...unknownAddress} />
  </>,
)
