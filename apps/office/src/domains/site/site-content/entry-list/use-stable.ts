import { useRef, useState } from 'react'

/** The same functions on every render, each calling the newest one of its name: memoized rows need not render again. */
export function useStable<Handlers extends { [Name in keyof Handlers]: (...inputs: never[]) => unknown }>(
  handlers: Handlers,
): Handlers {
  const newest = useRef(handlers)
  newest.current = handlers
  const [stable] = useState(
    () =>
      Object.fromEntries(
        Object.keys(handlers).map((name) => [
          name,
          (...inputs: never[]) => newest.current[name as keyof Handlers](...inputs),
        ]),
      ) as Handlers,
  )
  return stable
}
