import { lazy, useEffect } from 'react'
import { Outlet } from 'react-router'
import { FestivalGate } from '../../setup/festivals/chooser/festival-gate.tsx'
import { useMe } from '../auth/use-auth.ts'

// Code splitting: rarely shown, and it imports the form library.
const SetPassword = lazy(() => import('./set-password.tsx'))

// After the page: it reads what is stored with the library of schemas.
const forgetOthers = async (userId: string) =>
  (await import('../../nights/roll-call/phone/keep-for-reload.ts')).forgetOthers(userId)

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
