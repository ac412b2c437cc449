import { Button } from '@mantine/core'
import type { Mark } from '@nightshift/shared/nights/night-plan/attendance'
import { NIGHT_REPORTS_CALLS } from '@nightshift/shared/nights/night-reports/calls'
import type { ClosingLine, NightClosing } from '@nightshift/shared/nights/night-reports/contract'
import { formatClock } from '@nightshift/shared/time'
import { dialogs } from '@nightshift/ui/dialogs/dialogs.tsx'
import { type ReactNode, useRef } from 'react'
import { useCall } from '../../../../lib/calls.ts'
import { useFocusInList } from '../../../../ui/use-focus-in-list.ts'
import { useFestival } from '../../../setup/festivals/chooser/use-festival.ts'
import { nameOf } from '../night-words.ts'
import styles from './closing.module.css'
import { CLOSING_NIGHT } from './closing.texts.ts'
import { PersonRow } from './person-row.tsx'
import { Section } from './section.tsx'

const words = CLOSING_NIGHT.notHere
const LABELS: Record<Mark, string> = { noShow: words.noShow, excused: words.excused }

type Props = { closing: NightClosing; missing: ClosingLine[]; marked: ClosingLine[] }

/** Who was planned and did not come: no-show or excused, one by one, or all at once who did not say so. */
export function NotHere({ closing, missing, marked }: Props) {
  const { id: festivalId, timeZone } = useFestival()
  const send = useCall(NIGHT_REPORTS_CALLS.mark, words.failed)
  const isMarking = send.isPending
  const silent = missing.filter((line) => !hasSaidSo(line))
  const callText = (line: ClosingLine) => {
    const call = words.call(formatClock(line.at, timeZone))
    return hasSaidSo(line) ? `${call}, ${words.help}` : call
  }

  async function mark(some: ClosingLine[], as: Mark | null) {
    const placeIds = some.flatMap(({ placeId }) => placeId ?? [])
    const done = await send({ body: { festivalId, night: closing.night, placeIds, mark: as } })
    if (done && !done.marked.length) await dialogs.alert({ text: words.came })
  }
  async function markAll() {
    if (await dialogs.confirm({ text: words.confirmAll(silent.length) })) await mark(silent, 'noShow')
  }
  return (
    <Section title={words.title} count={missing.length} hint={missing.length > 0 ? words.hint : undefined}>
      {missing.length === 0 && <p className={styles.nothing}>{words.none}</p>}
      {missing.length > 0 && (
        <Rows lines={missing}>
          {missing.map((line) => (
            <PersonRow key={line.placeId} line={line} fact={callText(line)} withPhone>
              <Button
                variant="default"
                className={styles.action}
                disabled={isMarking}
                aria-label={words.noShowOf(nameOf(line))}
                onClick={() => mark([line], 'noShow')}
              >
                {words.noShow}
              </Button>
              <Button
                variant="default"
                className={styles.action}
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
          <Button variant="default" className={styles.action} disabled={isMarking} onClick={markAll}>
            {silent.length < missing.length ? words.others(silent.length) : words.all(silent.length)}
          </Button>
        </div>
      )}
      {marked.length > 0 && (
        <>
          <h3 className={styles.partTitle}>{words.marked}</h3>
          <Rows lines={marked}>
            {marked.map((line) => (
              <PersonRow key={line.placeId} line={line} fact={markText(line)}>
                {!isExcusedByAnswer(line) && (
                  <Button
                    variant="subtle"
                    className={styles.action}
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
        </>
      )}
    </Section>
  )
}

const hasSaidSo = ({ answer }: ClosingLine) => answer === 'help'

/** Without a mark, or with one that says the same: there is nothing to take back. */
const isExcusedByAnswer = ({ kind, answer }: ClosingLine) => kind === 'excused' && answer === 'declined'

const markText = (line: ClosingLine) => {
  const label = LABELS[line.kind as Mark]
  return isExcusedByAnswer(line) ? `${label}, ${words.declined}` : label
}

/** Whoever is marked leaves the list, and the next one gets the focus. */
function Rows({ lines, children }: { lines: ClosingLine[]; children: ReactNode }) {
  const list = useRef<HTMLUListElement>(null)
  const onFocus = useFocusInList(
    list,
    lines.map(({ placeId }) => placeId!),
  )
  return (
    <ul ref={list} className={styles.rows} onFocus={onFocus}>
      {children}
    </ul>
  )
}
