import { noticeState } from '@nightshift/shared/site/site-content/derived/notice-state'
import type { NoticeSection } from '@nightshift/shared/site/site-content/sections/notice'
import { instantText } from './fields/instant-text.ts'
import { NOTICE_EDITOR } from './notice.texts.ts'

/** When visitors see a notice, in words. */
export function noticeWords(notice: NoticeSection, now: Date, timeZone: string) {
  const { state } = NOTICE_EDITOR
  const at = (instant: string | null) => instantText(instant!, timeZone)
  switch (noticeState(notice, now)) {
    case 'empty':
      return state.empty
    case 'waiting':
      return state.waiting(at(notice.from))
    case 'over':
      return state.over(at(notice.until))
    case 'shown':
      return notice.until ? state.shownUntil(at(notice.until)) : state.shown
  }
}
