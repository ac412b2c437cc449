import { lazy } from 'react'
import { Outlet } from 'react-router'
import { useMe } from '../../features/auth/use-auth.ts'
import { FestivalGate } from '../../features/festivals/chooser/festival-gate.tsx'

// Few people ever see it, and it brings the form library along.
const SetPassword = lazy(() => import('./set-password.tsx'))

/** What stands between a login and the pages: a new password after a reset, then a festival. */
export default function OfficeGate() {
  if (useMe().mustChangePassword) return <SetPassword />
  return (
    <FestivalGate>
      <Outlet />
    </FestivalGate>
  )
}
