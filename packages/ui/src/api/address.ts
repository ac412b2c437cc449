import type { Call } from '@nightshift/shared/calls'
import type { AddressInputs, OptionalIfEmpty } from './call-inputs.ts'

type Values = { params?: Record<string, string | number>; query?: Record<string, unknown> }

/** The address of a call. Objects in the query, such as LoopBack's filters, become JSON. */
export function addressOf<const C extends Call>(
  { path }: C,
  ...[inputs]: OptionalIfEmpty<AddressInputs<C>>
): string {
  const { params = {}, query = {} }: Values = inputs ?? {}
  const address = path.replace(/:(\w+)/g, (_, name) => encodeURIComponent(params[name]!))
  const pairs = Object.entries(query)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => `${name}=${encodeURIComponent(textOf(value))}`)
  return pairs.length ? `${address}?${pairs.join('&')}` : address
}

const textOf = (value: unknown) => (typeof value === 'object' ? JSON.stringify(value) : String(value))
