import type { BrowserErrorGroup } from '@nightshift/shared/system/health/contract'
import { formatDateTime } from '@nightshift/shared/time'
import { Section } from '../../../kit/page.tsx'
import styles from './health.module.css'
import { HEALTH } from './health.texts.ts'

const words = HEALTH.browserErrors

/** The errors in browsers of the last week. */
export function BrowserErrors({ groups, timeZone }: { groups: BrowserErrorGroup[]; timeZone: string }) {
  if (!groups.length) return <Section framed title={words.title} about={words.empty} />
  return (
    <Section framed title={words.title} about={words.explanation}>
      <ul className={styles.errors} aria-label={words.title}>
        {groups.map((group) => (
          <li key={keyOf(group)} className={styles.error}>
            <p className={styles.message}>
              <code>{group.message}</code>
            </p>
            <p className={styles.count}>{words.count(group.count)}</p>
            <p className={styles.about}>
              <span>{words.kinds[group.kind]}</span>
              <span>{words.page(group.page)}</span>
              <span>{words.release(group.release)}</span>
              <span>{words.last(formatDateTime(group.lastAt, timeZone))}</span>
              {group.requestId && <span>{words.request(group.requestId)}</span>}
            </p>
            {group.frames.length > 0 && (
              <p className={styles.frames}>
                {group.frames.map((frame) => (
                  <code key={frame}>{frame}</code>
                ))}
              </p>
            )}
          </li>
        ))}
      </ul>
    </Section>
  )
}

const keyOf = ({ release, kind, page, message, frames }: BrowserErrorGroup) =>
  [release, kind, page, message, frames[0]].join('\n')
