import { Button } from '@mantine/core'
import type { Mark } from '@nightshift/shared/nights/attendance/attendance'
import { NIGHT_REPORTS_CALLS } from '@nightshift/shared/nights/night-reports/calls'
import type { EndingLine, NightEnding } from '@nightshift/shared/nights/night-reports/contract'
import { formatClock } from '@nightshift/shared/time'
import { dialogs } from '@nightshift/ui/dialogs/dialogs.tsx'
import { type ReactNode, useRef } from 'react'
import { List, Text } from '../../../../kit/layout.tsx'
import { Section } from '../../../../kit/page.tsx'
import { useFocusInList } from '../../../../kit/use-focus-in-list.ts'
import { useCall } from '../../../../lib/calls.ts'
import { useFestival } from '../../../setup/festivals/chooser/use-festival.ts'
import { nameOf } from '../night-words.ts'
import { END_NIGHT } from './ending.texts.ts'
import { Part, PersonRow } from './person-rows.tsx'

const words = END_NIGHT.notHere
const LABELS: Record<Mark, string> = { noShow: words.noShow, excused: words.excused }

type Props = { ending: NightEnding; missing: EndingLine[]; marked: EndingLine[] }

/** Who was planned and did not come: no-show or excused, one by one, or all at once who did not say so. */
export function NotHere({ ending, missing, marked }: Props) {
  const { id: festivalId, timeZone } = useFestival()
  const send = useCall(NIGHT_REPORTS_CALLS.mark, words.failed)
  const isMarking = send.isPending
  const silent = missing.filter((line) => !hasCancelled(line))
  const callText = (line: EndingLine) => {
    const call = words.call(formatClock(line.at, timeZone))
    return hasCancelled(line) ? `${call}, ${words.help}` : call
  }

  async function mark(some: EndingLine[], as: Mark | null) {
    const placeIds = some.flatMap(({ placeId }) => placeId ?? [])
    const done = await send({ body: { festivalId, night: ending.night, placeIds, mark: as } })
    if (done && !done.marked.length) await dialogs.alert({ text: words.came })
  }
  async function markAll() {
    if (await dialogs.confirm({ text: words.confirmAll(silent.length) })) await mark(silent, 'noShow')
  }
  return (
    <Part title={words.title} count={missing.length} about={missing.length > 0 ? words.hint : undefined}>
      {missing.length === 0 && <Text quiet>{words.none}</Text>}
      {missing.length > 0 && (
        <Rows lines={missing}>
          {missing.map((line) => (
            <PersonRow key={line.placeId} line={line} fact={callText(line)} withPhone>
              <Button
                variant="default"
                disabled={isMarking}
                aria-label={words.noShowOf(nameOf(line))}
                onClick={() => mark([line], 'noShow')}
              >
                {words.noShow}
              </Button>
              <Button
                variant="default"
                disabled={isMarking}
                aria-label={words.excusedOf(nameOf(line))}
                onClick={() => mark([line], 'excused')}
              >
                {words.excused}
              </Button>
            </PersonRow>
          ))}
        </Rows>
      )}
      {silent.length > 1 && (
        <div>
          <Button variant="default" disabled={isMarking} onClick={markAll}>
            {silent.length < missing.length ? words.others(silent.length) : words.all(silent.length)}
          </Button>
        </div>
      )}
      {marked.length > 0 && (
        <Section level={3} title={words.marked}>
          <Rows lines={marked}>
            {marked.map((line) => (
              <PersonRow key={line.placeId} line={line} fact={markText(line)}>
                {!isExcusedByAnswer(line) && (
                  <Button
                    variant="subtle"
                    disabled={isMarking}
                    aria-label={words.undoOf(nameOf(line))}
                    onClick={() => mark([line], null)}
                  >
                    {words.undo}
                  </Button>
                )}
              </PersonRow>
            ))}
          </Rows>
        </Section>
      )}
    </Part>
  )
}

const hasCancelled = ({ answer }: EndingLine) => answer === 'help'

/** Without a mark, or with one that says the same: there is nothing to take back. */
const isExcusedByAnswer = ({ kind, answer }: EndingLine) => kind === 'excused' && answer === 'declined'

const markText = (line: EndingLine) => {
  const label = LABELS[line.kind as Mark]
  return isExcusedByAnswer(line) ? `${label}, ${words.declined}` : label
}

/** Whoever is marked leaves the list, and the next one gets the focus. */
function Rows({ lines, children }: { lines: EndingLine[]; children: ReactNode }) {
  const list = useRef<HTMLUListElement>(null)
  const onFocus = useFocusInList(
    list,
    lines.map(({ placeId }) => placeId!),
  )
  return (
    <List listRef={list} onFocus={onFocus}>
      {children}
    </List>
  )
}
