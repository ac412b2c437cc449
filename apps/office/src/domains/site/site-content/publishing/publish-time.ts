import { type LocalField, meaningOf } from '../../../../kit/local-time/local-field.ts'
import { LOCAL_TIME } from '../../../../kit/local-time/local-time.texts.ts'
import { PUBLISHING } from './publishing.texts.ts'

type PublishTime = { at: string; problem?: undefined } | { at?: undefined; problem: string }

/** The instant of a local time at which something shall go live, or what is wrong with it. */
export function publishTime(field: LocalField, timeZone: string, now: Date): PublishTime {
  const meaning = meaningOf(field, timeZone)
  if (meaning.kind === 'empty') return { problem: PUBLISHING.missing }
  if (meaning.kind !== 'instant') return { problem: LOCAL_TIME.problems[meaning.kind] }
  return meaning.instant <= now ? { problem: PUBLISHING.past } : { at: meaning.instant.toISOString() }
}
