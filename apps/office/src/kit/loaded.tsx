import { Loading } from '@nightshift/ui/states/loading.tsx'
import { NoticeState, StateAction } from '@nightshift/ui/states/notice-state.tsx'
import { STATES } from '@nightshift/ui/states/states.texts.ts'
import type { ReactNode } from 'react'

type Props<Data> = {
  query: { data: Data | undefined; error: unknown; refetch: () => unknown }
  /** Says what could not be loaded. */
  failed: string
  /** What stands there when the list has nothing; 'never' for what is no list. */
  empty: Data extends readonly unknown[] ? { title: string; text?: string } : 'never'
  children: (data: Data) => ReactNode
}

/** What a query answers, or why it is not there: pending, failed with the way to try again, or empty. */
export function Loaded<Data>({ query: { data, error, refetch }, failed, empty, children }: Props<Data>) {
  if (data === undefined) {
    if (!error) return <Loading />
    return (
      <NoticeState part title={STATES.failedTitle} text={failed}>
        <StateAction label={STATES.retry} onClick={() => refetch()} />
      </NoticeState>
    )
  }
  if (empty !== 'never' && Array.isArray(data) && data.length === 0) return <NoticeState part {...empty} />
  return children(data)
}
