import { z } from 'zod'
import { RecordId } from '../ids.ts'
import { instant } from '../instant.ts'
import { Amount } from '../money.ts'
import { plainText } from '../text.ts'

const badgeCode = plainText(200)

/** A badge alone; with the position that was chosen; or with the tips of the shift that ends. */
export const BadgeScan = z.strictObject({
  badgeCode,
  upId: RecordId.optional(),
  timesheetId: RecordId.optional(),
  cashTips: Amount.optional(),
  creditTips: Amount.optional(),
})
export type BadgeScan = z.infer<typeof BadgeScan>

/**
 * A scan that may be sent again carries a key: for 90 days the key gets the first answer, and nothing is done twice. A
 * refusal is not kept.
 */
export const BadgeScanHeaders = z.looseObject({ 'idempotency-key': z.uuid().optional() })

/** Whoever stands at the door may read this, so it says no more than a name tag. */
const TimesheetUser = z.strictObject({
  firstName: z.string(),
  lastInitial: z.string(),
  photo: z.string().nullable(),
})

const Refused = z.strictObject({ success: z.literal(false), message: z.string() })

const ChoosePosition = z.strictObject({
  success: z.literal(true),
  upRecords: z.array(z.strictObject({ id: z.int(), positionId: z.int() })),
  positions: z.array(
    z.strictObject({ id: z.int(), name: z.string(), event: z.strictObject({ name: z.string() }) }),
  ),
  timesheetUser: TimesheetUser,
})

const TipsAsked = z.strictObject({
  success: z.literal(true),
  wasTipped: z.literal(true),
  timesheetId: z.int(),
  timesheetUser: TimesheetUser,
})

const Punched = z.strictObject({
  success: z.literal(true),
  clockedIn: z.literal(true).optional(),
  clockedOut: z.literal(true).optional(),
  /** The last shift was never clocked out: it was closed, and a manager will look at it. */
  closedForgotten: z.literal(true).optional(),
  /** They are in, and not on tonight's plan. */
  notPlanned: z.literal(true).optional(),
  timesheetId: z.int(),
  timesheetUser: TimesheetUser,
  /** Missing in answers that were stored before they were said. */
  positionName: z.string().optional(),
  /** Of a shift that ended. */
  startTime: instant.optional(),
  hours: z.number().optional(),
})

export const BadgeScanResult = z.union([Refused, ChoosePosition, TipsAsked, Punched])
export type BadgeScanResult = z.infer<typeof BadgeScanResult>

/** As a kiosk reads it: an answer may gain fields, and the page can be older than the server. */
export const ReadBadgeScanResult = z.union([
  Refused.strip(),
  ChoosePosition.strip(),
  TipsAsked.strip(),
  Punched.strip(),
])
