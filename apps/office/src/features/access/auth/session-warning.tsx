import { OFFICE_PATHS } from '@nightshift/shared/paths'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { useNavigate } from 'react-router'
import { meQuery } from './auth.api.ts'
import { watchSession } from './watch-session.ts'

/** Warns before the session times out, on every protected page. */
export function SessionWarning() {
  const navigate = useNavigate()
  const queries = useQueryClient()
  // Replaces the entry: a push would ask about unsaved changes, which cannot be saved any more.
  const leave = useEffectEvent(() => navigate(OFFICE_PATHS.logout, { replace: true }))
  const refetchMe = useEffectEvent(() => queries.invalidateQueries(meQuery))
  useEffect(() => watchSession({ leave: () => leave(), refetchMe: () => refetchMe() }), [])
  return null
}
