import type { Night } from '../../seasons/nights.ts'

/** The dates on which somebody cannot work, and who says so: they themselves, or their application. */
export type Availability =
  | { source: 'own'; unavailable: string[] }
  | { source: 'application'; unavailable: string[] }
  /** Nobody asked them: they count as free. */
  | { source: 'unknown'; unavailable: never[] }

/** What somebody said themselves counts; until then, what they said in their application. */
export function availabilityOf(
  own: string[] | null,
  application: { unavailable: string[]; nights: Night[] } | null,
): Availability {
  if (own) return { source: 'own', unavailable: own }
  if (!application) return { source: 'unknown', unavailable: [] }
  return { source: 'application', unavailable: datesOf(application.unavailable, application.nights) }
}

/** Applications name nights by their keys in the calendar that the applicant saw. Unknown keys name no night. */
const datesOf = (keys: string[], nights: Night[]) =>
  nights.filter(({ key }) => keys.includes(key)).map(({ date }) => date)

export const isFreeOn = (night: string, { unavailable }: Availability) =>
  !(unavailable as string[]).includes(night)
