import { NoticeState, StateAction } from '@nightshift/ui/states/notice-state.tsx'
import { STATES } from '@nightshift/ui/states/states.texts.ts'
import type { ReactNode } from 'react'
import styles from './loaded.module.css'
import { LoadingRows } from './loading-rows.tsx'

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
    if (!error) return <LoadingRows />
    return (
      <div className={styles.panel}>
        <NoticeState part title={STATES.failedTitle} text={failed}>
          <StateAction label={STATES.retry} onClick={() => refetch()} />
        </NoticeState>
      </div>
    )
  }
  if (empty !== 'never' && Array.isArray(data) && data.length === 0)
    return (
      <div className={styles.panel}>
        <NoticeState part {...empty} />
      </div>
    )
  return children(data)
}
