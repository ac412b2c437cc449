import * as z from 'zod/mini'

const clockTime = z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/))

/** A festival's season in the API. All dates on all screens are derived from it. */
export const Season = z.strictObject({
  opensAt: z.iso.datetime(),
  weekends: z.int().check(z.minimum(1), z.maximum(26)),
  extraNights: z.array(z.iso.date()).check(z.maxLength(60)),
  shiftStart: clockTime,
  shiftEnd: clockTime,
})
export type Season = z.infer<typeof Season>

export const DEFAULT_SEASON: Season = {
  opensAt: '2024-09-13T23:00:00.000Z', // 19:00 in New York
  weekends: 7,
  extraNights: ['2024-11-02'],
  shiftStart: '17:00',
  shiftEnd: '01:00',
}
