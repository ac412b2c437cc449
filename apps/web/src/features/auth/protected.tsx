import { Navigate, Outlet, useLocation } from 'react-router'
import { Loading } from '../../ui/states/loading.tsx'
import { LOGIN, rememberPath } from './remembered-path.ts'
import { SessionWarning } from './session-warning.tsx'
import { MeContext, useAuth } from './use-auth.ts'

/** Shows the pages below to people who are signed in, and leads everybody else to the login and back. */
export default function Protected() {
  const auth = useAuth()
  const location = useLocation()
  if (auth.kind === 'unknown') return <Loading />
  if (auth.kind === 'anonymous') return <Navigate to={LOGIN} state={rememberPath(location)} replace />
  return (
    <MeContext value={auth.user}>
      <SessionWarning />
      <Outlet />
    </MeContext>
  )
}
