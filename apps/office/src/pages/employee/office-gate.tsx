import { lazy, useEffect } from 'react'
import { Outlet } from 'react-router'
import { useMe } from '../../features/auth/use-auth.ts'
import { FestivalGate } from '../../features/festivals/chooser/festival-gate.tsx'
import { forgetOthers } from '../../features/roll-call/phone/keep-for-reload.ts'

// Code splitting: rarely shown, and it imports the form library.
const SetPassword = lazy(() => import('./set-password.tsx'))

/** Requires a new password after a reset, then a festival, before any page. */
export default function OfficeGate() {
  const { id, mustChangePassword } = useMe()
  useEffect(() => void forgetOthers(id).catch(console.warn), [id])
  if (mustChangePassword) return <SetPassword />
  return (
    <FestivalGate>
      <Outlet />
    </FestivalGate>
  )
}
