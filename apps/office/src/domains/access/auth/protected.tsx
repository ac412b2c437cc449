import { OFFICE_PATHS } from '@nightshift/shared/paths'
import { Loading } from '@nightshift/ui/states/loading.tsx'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { Navigate, Outlet, useLocation, useNavigate } from 'react-router'
import { meQuery } from './auth.api.ts'
import { rememberPath } from './remembered-path.ts'
import { MeContext, useAuth } from './use-auth.ts'
import { watchSession } from './watch-session.ts'

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

/** Warns before the session times out, on every protected page. */
function SessionWarning() {
  const navigate = useNavigate()
  const queries = useQueryClient()
  // Replaces the entry: a push would ask about unsaved changes, which cannot be saved any more.
  const leave = useEffectEvent(() => navigate(OFFICE_PATHS.logout, { replace: true }))
  const refetchMe = useEffectEvent(() => queries.invalidateQueries(meQuery))
  useEffect(() => watchSession({ leave: () => leave(), refetchMe: () => refetchMe() }), [])
  return null
}
