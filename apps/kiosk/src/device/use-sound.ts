import { useEffect, useState } from 'react'
import type { Display } from '../flow/scanner.ts'
import { play } from './sounds.ts'

const REMEMBERED = 'kiosk-muted'

/** Plays the sound of the display unless muted; the choice is stored in the browser. */
export function useSound({ kind }: Display) {
  const [muted, setMuted] = useState(() => localStorage.getItem(REMEMBERED) === 'true')
  // biome-ignore lint/correctness/useExhaustiveDependencies: to unmute is not to play again
  useEffect(() => {
    if (!muted) play(kind)
  }, [kind])
  const toggle = () => {
    localStorage.setItem(REMEMBERED, String(!muted))
    setMuted(!muted)
  }
  return { muted, toggle }
}
