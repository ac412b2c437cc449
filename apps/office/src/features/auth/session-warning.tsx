import { OFFICE_PATHS } from '@nightshift/shared/paths'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { useNavigate } from 'react-router'
import { meQuery } from './auth.api.ts'
import { watchSession } from './watch-session.ts'

/** Watches over the session for as long as a protected page is shown. */
export function SessionWarning() {
  const navigate = useNavigate()
  const queries = useQueryClient()
  // Replaced, because a link would ask about changes that nobody can save any more.
  const leave = useEffectEvent(() => navigate(OFFICE_PATHS.logout, { replace: true }))
  const lookAgain = useEffectEvent(() => queries.invalidateQueries(meQuery))
  useEffect(() => watchSession({ leave: () => leave(), lookAgain: () => lookAgain() }), [])
  return null
}
