import { Button } from '@mantine/core'
import { NIGHT_REPORTS_CALLS } from '@nightshift/shared/nights/night-reports/calls'
import type { NightClosing } from '@nightshift/shared/nights/night-reports/contract'
import { PROBLEMS } from '@nightshift/shared/nights/night-reports/problems'
import { formatClock } from '@nightshift/shared/time'
import { dialogs } from '@nightshift/ui/dialogs/dialogs.tsx'
import { useNavigate } from 'react-router'
import { useCall } from '../../../../lib/calls.ts'
import { forgetUnsavedChanges, hasUnsavedChanges } from '../../../../ui/leaving/leave-blockers.ts'
import { useMe } from '../../../access/auth/use-auth.ts'
import { useFestival } from '../../../setup/festivals/chooser/use-festival.ts'
import { useUnsent } from '../../roll-call/phone/use-phone-queue.ts'
import { NIGHTS } from '../night-reports.texts.ts'
import { nameOf, reportPath } from '../night-words.ts'
import styles from './closing.module.css'
import { CLOSING_NIGHT } from './closing.texts.ts'
import { Section } from './section.tsx'

const words = CLOSING_NIGHT.finish

/** More of them are a number: the question has to fit on a phone. */
const NAMES = 12

/** What is left over, and the end of the night. */
export function Finish({ closing }: { closing: NightClosing }) {
  const navigate = useNavigate()
  const { id: festivalId, timeZone } = useFestival()
  const unsent = useUnsent(useMe().id)
  const close = useCall(NIGHT_REPORTS_CALLS.close, words.failed)
  const left = leftOver(closing)
  const label = closing.report ? words.again : words.button

  async function submit() {
    if (close.isPending) return
    const unsentNow = unsent()
    const lines = [
      ...left.map(({ what, names }) => words.named(what, names.length, namesText(names))),
      ...(closing.isRollCallOpen ? [words.rollCall] : []),
      ...(unsentNow ? [words.unsent(unsentNow)] : []),
      ...(hasUnsavedChanges() ? [words.unsaved] : []),
    ]
    const now = new Date()
    const notOver =
      new Date(closing.endsAt) > now ? [words.notOver(formatClock(closing.endsAt, timeZone))] : []
    const text = [
      ...notOver,
      ...(lines.length ? [words.left, ...lines] : [words.nothingLeft]),
      words.hint,
    ].join('\n')
    if (!(await dialogs.confirm({ title: words.ask, text, confirmLabel: label }))) return
    const report = await close({ body: { festivalId, night: closing.night, seen: closing.seen } })
    if (!report) return
    forgetUnsavedChanges()
    await navigate(reportPath(report.id))
  }
  return (
    <Section title={words.title} hint={words.hint}>
      {left.length === 0 ? (
        <p className={styles.nothing}>{words.nothingLeft}</p>
      ) : (
        <div>
          <p className={styles.nothing}>{words.left}</p>
          <ul className={styles.left}>
            {left.map(({ what, names }) => (
              <li key={what}>{words.counted(what, names.length)}</li>
            ))}
          </ul>
        </div>
      )}
      <div>
        <Button size="md" className={styles.finish} aria-busy={close.isPending} onClick={submit}>
          {label}
        </Button>
      </div>
    </Section>
  )
}

/** What nobody has settled, each with the names of whom it is about. */
function leftOver({ lines, waiting }: NightClosing) {
  const waitingFor = (kind: NightClosing['waiting'][number]['kind']) =>
    waiting
      .filter((one) => one.kind === kind)
      .map(({ person }) => (person ? nameOf({ person }) : words.unknownBadge))
  return [
    ...PROBLEMS.map((kind) => ({
      what: NIGHTS.kinds[kind],
      names: lines.filter((line) => line.kind === kind).map(nameOf),
    })),
    { what: words.requests, names: waitingFor('request') },
    { what: words.scans, names: waitingFor('scan') },
  ].filter(({ names }) => names.length)
}

const namesText = (names: string[]) => words.names(names.slice(0, NAMES), Math.max(0, names.length - NAMES))
