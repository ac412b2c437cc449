import { Button } from '@mantine/core'
import { ROLL_CALL_CALLS } from '@nightshift/shared/nights/roll-call/calls'
import { dialogs } from '@nightshift/ui/dialogs/dialogs.tsx'
import { useCall } from '../../../lib/calls.ts'
import { useFestival } from '../../setup/festivals/chooser/use-festival.ts'
import { ROLL_CALL } from './roll-call.texts.ts'
import styles from './start-roll-call.module.css'

/** Starts a roll-call or a drill. When somebody else was faster, theirs opens. */
export function StartRollCall() {
  const { id: festivalId } = useFestival()
  const start = useCall(ROLL_CALL_CALLS.start, ROLL_CALL.startFailed)
  const ask = async (isDrill: boolean) => {
    const agreed = await dialogs.confirm({
      title: ROLL_CALL.starting(isDrill),
      text: isDrill ? ROLL_CALL.confirmDrill : ROLL_CALL.confirmStart,
      confirmLabel: isDrill ? ROLL_CALL.startDrill : ROLL_CALL.start,
    })
    if (agreed) await start({ body: { festivalId, isDrill } })
  }
  return (
    <section className={styles.start}>
      <h2 className={styles.title}>{ROLL_CALL.startTitle}</h2>
      <p>{ROLL_CALL.startText}</p>
      <p>{ROLL_CALL.guests}</p>
      <div className={styles.buttons} aria-busy={start.isPending}>
        <Button size="lg" disabled={start.isPending} onClick={() => ask(false)}>
          {ROLL_CALL.start}
        </Button>
        <Button size="lg" variant="default" disabled={start.isPending} onClick={() => ask(true)}>
          {ROLL_CALL.startDrill}
        </Button>
      </div>
    </section>
  )
}
