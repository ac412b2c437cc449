import { OFFICE_PATHS } from '@nightshift/shared/paths'
import { PageTitle } from '@nightshift/ui/page-title.tsx'
import { Loading } from '@nightshift/ui/states/loading.tsx'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { forgetRollCall } from '../../nights/roll-call/phone/keep-for-reload.ts'
import { clearCurrentFestival } from '../../setup/festivals/chooser/current-festival.ts'
import { forgetLoaded, logout, meQuery } from '../auth/auth.api.ts'
import { AUTH } from '../auth/auth.texts.ts'

/** Ends the session and redirects, even when the call fails. */
export default function LogoutPage() {
  const queries = useQueryClient()
  const navigate = useNavigate()
  useEffect(() => {
    const leave = () => {
      forgetLoaded(queries)
      clearCurrentFestival()
      forgetRollCall().catch(console.warn)
      // Refetched instead of set to null: after a failed logout the session may still exist.
      queries.resetQueries(meQuery)
      navigate(OFFICE_PATHS.welcome, { replace: true })
    }
    logout().catch(console.error).finally(leave)
  }, [queries, navigate])
  return (
    <>
      <PageTitle>{AUTH.loggingOut}</PageTitle>
      <Loading />
    </>
  )
}
