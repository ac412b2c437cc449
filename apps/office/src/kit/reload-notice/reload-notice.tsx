import { Alert, Button } from '@mantine/core'
import { isSignedOut } from '@nightshift/ui/api/api-error.ts'
import { STATES } from '@nightshift/ui/states/states.texts.ts'
import { type Query, useQueryClient } from '@tanstack/react-query'
import { useCallback, useSyncExternalStore } from 'react'
import { OFFICE } from '../office.texts.ts'

const FAILED = {
  type: 'active',
  predicate: ({ state }: Query) =>
    state.status === 'error' && state.data !== undefined && !isSignedOut(state.error),
} as const

/** Says above a page that it shows what was read earlier, because reading it again failed. */
export function ReloadNotice() {
  const queries = useQueryClient()
  const cache = queries.getQueryCache()
  const failed = useSyncExternalStore(
    useCallback((listener: () => void) => cache.subscribe(listener), [cache]),
    () => cache.findAll(FAILED).length > 0,
  )
  if (!failed) return null
  return (
    <Alert role="status" color="yellow" mb="md">
      {OFFICE.reloadFailed}{' '}
      <Button size="compact-sm" variant="default" onClick={() => queries.refetchQueries(FAILED)}>
        {STATES.retry}
      </Button>
    </Alert>
  )
}
