import type { Hire } from '@nightshift/shared/hiring/contract'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { queryKeys } from '../../../lib/query-keys.ts'
import { patchApplication } from '../review/applications.api.ts'
import { addPosition, signUp } from './hire.api.ts'
import { NOT_BEGUN, runHire } from './hire-steps.ts'

type Of = { applicationId: number; festivalId: number; sendsPaychexId: boolean }

/** Hires somebody from an application, step by step, and goes on where it stopped. */
export function useHire({ applicationId, festivalId, sendsPaychexId }: Of) {
  const queries = useQueryClient()
  const [progress, setProgress] = useState(NOT_BEGUN)

  async function hire({ positionId, payrate, paychexId, ...person }: Hire) {
    const outcome = await runHire(
      progress,
      {
        createUser: () =>
          signUp({ ...person, ...(sendsPaychexId && { paychexId }), festivalId, applicationId }),
        addPosition: (userId) => addPosition(userId, { positionId, payrate }),
        markHired: (userId) => patchApplication(applicationId, { userId, status: 'hired' }),
      },
      setProgress,
    )
    // Also after a failure: somebody else may have been quicker.
    queries.invalidateQueries({ queryKey: queryKeys.applications })
    queries.invalidateQueries({ queryKey: queryKeys.employees })
    return outcome
  }
  const isRunning = Object.values(progress.states).includes('running')
  return { hire, progress, isRunning }
}
