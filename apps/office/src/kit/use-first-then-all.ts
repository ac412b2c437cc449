import { useDeferredValue } from 'react'

/** Progressive rendering: the first of a long list when it is opened, and all of it once these are painted. */
export function useFirstThenAll<T>(all: T[], first: number): T[] {
  const isOpened = useDeferredValue(true, false)
  return isOpened ? all : all.slice(0, first)
}
