import { dateAt } from '../../local-time.ts'
import { type Night, shiftEndsAt } from '../../seasons/nights.ts'
import type { Season } from '../../seasons/season.ts'
import { noticeState } from '../site-content/derived/notice-state.ts'
import type { NoticeSection } from '../site-content/sections/notice.ts'
import type { ClosedNight } from '../site-content/ticket-sale.ts'

/** A message above the home page. A browser that has dismissed it knows it by the id, which changes with its words. */
export type PageNotice = { id: string; kind: 'closed' | NoticeSection['severity'] | 'public'; text: string }

type Sources = {
  notice: NoticeSection
  /** The message of the General tab. */
  publicMsg: string
  closedNights: ClosedNight[]
  nights: Night[]
  season: Season
  timeZone: string
  now: Date
}

/** The messages of now, the most urgent first. */
export function noticesOf(sources: Sources): PageNotice[] {
  const { notice, publicMsg, now } = sources
  const shown = [
    { kind: 'closed' as const, text: closedTonight(sources) },
    { kind: notice.severity, text: noticeState(notice, now) === 'shown' ? notice.text : '' },
    { kind: 'public' as const, text: publicMsg },
  ]
  return shown
    .filter(({ text }) => text.trim())
    .map(({ kind, text }) => ({ id: hashOf(`${kind} ${text}`), kind, text }))
}

/** The message about a night that is called off, on its day and until its shift would have ended. */
function closedTonight({ closedNights, nights, season, timeZone, now }: Sources) {
  const today = dateAt(now, timeZone)
  const tonight = nights.find(
    (night) => night.date <= today && now < shiftEndsAt(season, night, timeZone) && wordsOf(night),
  )
  function wordsOf({ date }: Night) {
    return closedNights.find((closed) => closed.date === date)
  }
  return tonight ? `Closed tonight, ${tonight.label}. ${wordsOf(tonight)!.words}`.trim() : ''
}

/** FNV-1a, 32 bits: short, and the same on every process. */
function hashOf(text: string) {
  let hash = 0x811c9dc5
  for (const byte of new TextEncoder().encode(text)) hash = Math.imul(hash ^ byte, 0x01000193)
  return (hash >>> 0).toString(36)
}
