import { z } from 'zod'
import { RecordIdText } from '../../ids.ts'
import { SeasonName } from '../../seasons/contract.ts'

export const LabourCostQuery = z.object({ festivalId: RecordIdText, seasonId: RecordIdText })
export type LabourCostQuery = z.infer<typeof LabourCostQuery>

/** Sums over ended entries: hours in hundredths, money in cents. `people` are those with hours, each once. */
export const LabourFigures = z.strictObject({
  people: z.int(),
  hundredths: z.int(),
  pay: z.int(),
  cash: z.int(),
  credit: z.int(),
})
export type LabourFigures = z.infer<typeof LabourFigures>

const EventFigures = LabourFigures.extend({ eventId: z.int() })
/** The sums of a night, and of each event that had entries. */
export const NightFigures = LabourFigures.extend({ events: z.array(EventFigures) })
export type NightFigures = z.infer<typeof NightFigures>

/** A night of the season, with the same night of the season before: same weekday, same week after the opening. */
export const LabourNight = NightFigures.extend({
  key: z.string(),
  date: z.iso.date(),
  label: z.string(),
  before: NightFigures.extend({ date: z.iso.date() }).nullable(),
})
export type LabourNight = z.infer<typeof LabourNight>

export const LabourCost = z.strictObject({
  season: SeasonName,
  /** Null for the first season. */
  seasonBefore: SeasonName.nullable(),
  nights: z.array(LabourNight),
  /** Entries that began on days that are no night of the season. */
  otherDays: NightFigures.extend({ before: NightFigures.nullable() }),
  totals: LabourFigures,
  totalsBefore: LabourFigures.nullable(),
  /** Every event that the figures name, with its sums over the season, the most expensive first. */
  events: z.array(EventFigures.extend({ name: z.string() })),
  /** Entries that have not ended: they are in no sum. */
  open: z.int(),
})
export type LabourCost = z.infer<typeof LabourCost>
