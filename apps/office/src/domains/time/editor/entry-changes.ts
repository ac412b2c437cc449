import type { AuditRow } from '@nightshift/shared/audit/audit'
import { formatCents, toCents } from '@nightshift/shared/money'
import { formatDateTime } from '@nightshift/shared/time'
import { REVIEW_REASONS, type ReviewReason } from '@nightshift/shared/time/timeclock/review'
import { ENTRY_WORDS } from '@nightshift/shared/time/timeclock/words'
import type { z } from 'zod'
import { ENTRY } from './entry-editor.texts.ts'

export type HistoryRow = z.infer<typeof AuditRow>
type Change = { label: string; from?: string; to: string }

const instant = (value: unknown, timeZone: string) =>
  value ? formatDateTime(new Date(String(value)), timeZone) : ENTRY.nothing
const money = (value: unknown) => formatCents(toCents(Number(value)))
const text = (value: unknown) => String(value ?? '') || ENTRY.nothing
const reason = (value: unknown) => (isReason(value) ? ENTRY.reasons[value] : ENTRY.nothing)
const isReason = (value: unknown): value is ReviewReason => REVIEW_REASONS.includes(value as ReviewReason)

/** The shown fields with their formatter. */
const FIELDS: [keyof typeof ENTRY_WORDS, (value: unknown, timeZone: string) => string][] = [
  ['positionName', text],
  ['payrate', money],
  ['startTime', instant],
  ['endTime', instant],
  ['cashTips', money],
  ['creditTips', money],
  ['deduction', money],
  ['note', text],
  ['needsReview', reason],
]

/** The actor and the action as text. */
export function describeAction({ actor, action }: HistoryRow) {
  const own = action.endsWith('Own')
  const done = ENTRY.actions[own ? action.slice(0, -3) : action] ?? action
  const who = actor ? `${actor.firstName} ${actor.lastName}` : ENTRY.kiosk
  return { who, done: own ? `${done} (${ENTRY.own})` : done }
}

/** The fields in which two versions of an entry differ. For a created entry its values; for a deleted one nothing. */
export function changesBetween(before: unknown, after: unknown, timeZone: string): Change[] {
  if (!isRecord(after)) return []
  return FIELDS.flatMap(([field, show]) => {
    const label = ENTRY_WORDS[field]
    const to = show(after[field], timeZone)
    if (!isRecord(before)) return isWorthShowing(after[field]) ? [{ label, to }] : []
    const from = show(before[field], timeZone)
    return from === to ? [] : [{ label, from, to }]
  })
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null
const isWorthShowing = (value: unknown) => Boolean(value) && Number(value) !== 0
