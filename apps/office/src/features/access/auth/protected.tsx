import { OFFICE_PATHS } from '@nightshift/shared/paths'
import { Loading } from '@nightshift/ui/states/loading.tsx'
import { Navigate, Outlet, useLocation } from 'react-router'
import { rememberPath } from './remembered-path.ts'
import { SessionWarning } from './session-warning.tsx'
import { MeContext, useAuth } from './use-auth.ts'

/** Renders its child routes for a signed-in person, else redirects to the login and back. */
export default function Protected() {
  const auth = useAuth()
  const location = useLocation()
  if (auth.kind === 'unknown') return <Loading />
  if (auth.kind === 'anonymous')
    return <Navigate to={OFFICE_PATHS.login} state={rememberPath(location)} replace />
  return (
    <MeContext value={auth.user}>
      <SessionWarning />
      <Outlet />
    </MeContext>
  )
}
