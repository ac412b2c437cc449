import type { BrowserErrorGroup } from '@nightshift/shared/system/health/contract'
import { formatDateTime } from '@nightshift/shared/time'
import { Fragment } from 'react'
import { Item, List, Text } from '../../../kit/layout.tsx'
import { Section } from '../../../kit/page.tsx'
import { HEALTH } from './health.texts.ts'

const words = HEALTH.browserErrors

/** The errors in browsers of the last week. */
export function BrowserErrors({ groups, timeZone }: { groups: BrowserErrorGroup[]; timeZone: string }) {
  if (!groups.length) return <Section framed title={words.title} about={words.empty} />
  return (
    <Section framed title={words.title} about={words.explanation}>
      <List label={words.title}>
        {groups.map((group) => (
          <Item
            key={keyOf(group)}
            title={<code>{group.message}</code>}
            about={<About group={group} timeZone={timeZone} />}
          >
            <Text quiet>{words.count(group.count)}</Text>
          </Item>
        ))}
      </List>
    </Section>
  )
}

type AboutProps = { group: BrowserErrorGroup; timeZone: string }

/** Where it happened and when, and the calls that led there. */
const About = ({ group, timeZone }: AboutProps) => (
  <>
    {[
      words.kinds[group.kind],
      words.page(group.page),
      words.release(group.release),
      words.last(formatDateTime(group.lastAt, timeZone)),
      ...(group.requestId ? [words.request(group.requestId)] : []),
    ].join(' · ')}
    {group.frames.map((frame) => (
      <Fragment key={frame}>
        <br />
        <code>{frame}</code>
      </Fragment>
    ))}
  </>
)

const keyOf = ({ release, kind, page, message, frames }: BrowserErrorGroup) =>
  [release, kind, page, message, frames[0]].join('\n')
