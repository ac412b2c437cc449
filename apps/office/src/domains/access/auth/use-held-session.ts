import { useEffect } from 'react'
import { holdSession } from './hold-session.ts'

/** While it is true, nobody is asked about the session on this page. */
export const useHeldSession = (isHeld: boolean) =>
  useEffect(() => (isHeld ? holdSession() : undefined), [isHeld])
