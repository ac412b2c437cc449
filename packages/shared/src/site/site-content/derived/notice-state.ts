import type { NoticeSection } from '../sections/notice.ts'

export type NoticeState = 'empty' | 'waiting' | 'shown' | 'over'

/** Whether visitors see a notice at this time. */
export function noticeState({ text, from, until }: NoticeSection, now: Date): NoticeState {
  if (!text.trim()) return 'empty'
  if (until && now >= new Date(until)) return 'over'
  return from && now < new Date(from) ? 'waiting' : 'shown'
}
