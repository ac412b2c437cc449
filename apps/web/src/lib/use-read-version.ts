import { useState } from 'react'

/**
 * The version of a record that a form was filled from. It follows what others change for as long as nothing is typed;
 * after that it stays, so that the server can tell a stale edit, until the answered function is given a newer one.
 */
export function useReadVersion<T extends { updatedAt: string }>(latest: T, typed: boolean) {
  const [read, setRead] = useState(latest)
  const follow = !typed && latest.updatedAt > read.updatedAt
  if (follow) setRead(latest)
  return [follow ? latest : read, setRead] as const
}
