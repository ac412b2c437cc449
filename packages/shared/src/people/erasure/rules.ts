import { dateAt } from '../../local-time.ts'

/** How everybody sees a person whose data was erased. */
export const FORMER_EMPLOYEE = { firstName: 'Former', middleName: '', lastName: 'employee' } as const

/**
 * For how many years after the last pay a festival in a state keeps names, as proposed: New York wants payroll records for
 * six (12 NYCRR 142-2.6), federal law for three (29 CFR 516.5).
 */
export const proposedNameYears = (state: string | null) => (state === 'NY' ? 6 : 3)

/** The last day on which the name of a paid person is kept: so many years after the last pay. */
export function sealedUntil(lastPaidAt: Date, timeZone: string, years: number) {
  const [year = 0, month = 1, day = 1] = dateAt(lastPaidAt, timeZone).split('-').map(Number)
  // 29 February becomes 1 March.
  return new Date(Date.UTC(year + years, month - 1, day)).toISOString().slice(0, 10)
}

/** Whether the typed text names the person. Ignores case and outer spaces. */
export const isConfirmed = (
  typed: string,
  { firstName, lastName }: { firstName: string; lastName: string },
) => folded(typed) === folded(`${firstName} ${lastName}`)

const folded = (text: string) => text.trim().normalize('NFC').toLowerCase()

type Address = Partial<Record<'street' | 'city' | 'state' | 'zip', unknown>>

/** '13 Gallows Lane, Millbrook, NY 12545'; null when the answers have none. */
export function addressText({ street, city, state, zip }: Address) {
  const lines = [textOf(street), textOf(city), [textOf(state), textOf(zip)].filter(Boolean).join(' ')]
  return lines.filter(Boolean).join(', ') || null
}

const textOf = (value: unknown) => (typeof value === 'string' ? value.trim() : '')
