import type { PublicPosition } from '@nightshift/shared/setup/positions/contract'
import { dialogs } from '@nightshift/ui/dialogs/dialogs.tsx'
import { useCallback, useEffect, useState } from 'react'
import { openPositions } from './apply.api.ts'
import { APPLY } from './apply.texts.ts'

type State = { kind: 'loading' } | { kind: 'failed' } | { kind: 'loaded'; positions: PublicPosition[] }

/** The positions that a festival takes applications for, and a retry function. */
export function useOpenPositions(festivalId: number) {
  const [state, setState] = useState<State>({ kind: 'loading' })
  const load = useCallback(async () => {
    setState({ kind: 'loading' })
    try {
      setState({ kind: 'loaded', positions: await openPositions(festivalId) })
    } catch (error) {
      console.error(error)
      setState({ kind: 'failed' })
      await dialogs.alert(APPLY.positionsFailed)
    }
  }, [festivalId])

  useEffect(() => {
    load()
  }, [load])
  return { state, load }
}
