import type { Db } from './pool.ts'

type Flight = { current: Promise<unknown>; next?: Promise<unknown> }

const flightsOf = new WeakMap<Db, Map<string, Flight>>()

/**
 * Single flight: callers with the same key during a query share the next run, so no result is older than its call.
 * After a punch, each open dashboard asks for the same counts within a second.
 */
export function singleFlight<Result>(db: Db, key: string, query: () => Promise<Result>): Promise<Result> {
  const flights = flightsOf.get(db) ?? new Map<string, Flight>()
  flightsOf.set(db, flights)

  const start = () => {
    const flight: Flight = { current: query() }
    const finish = () => {
      if (!flight.next) flights.delete(key)
    }
    flights.set(key, flight)
    flight.current.then(finish, finish)
    return flight.current
  }
  const flight = flights.get(key)
  if (!flight) return start() as Promise<Result>
  flight.next ??= flight.current.then(start, start)
  return flight.next as Promise<Result>
}
