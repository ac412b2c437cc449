import type { RollCall } from '@nightshift/shared/nights/roll-call/contract'
import type { Festival } from '@nightshift/shared/setup/festivals/contract'
import { formatClock, formatDate, formatInZone } from '@nightshift/shared/time'
import { CheckIcon } from '@nightshift/ui/icons.tsx'
import { PrintSheet } from '../../../kit/print-sheet.tsx'
import { factsOf } from './people-section.tsx'
import { ROLL_CALL } from './roll-call.texts.ts'
import styles from './roll-call-sheet.module.css'
import { kioskText, START_DAY } from './roll-call-summary.tsx'
import { byAttraction, type RollCallView, type Row } from './roll-call-view.ts'

type Props = {
  rollCall: RollCall
  view: RollCallView
  festival: Pick<Festival, 'name' | 'timeZone'>
  listedAt: number
}

/** The list on paper: by attraction with boxes to tick, who is not accounted for first, with the time of the list. */
export function RollCallSheet({ rollCall, view, festival: { name, timeZone }, listedAt }: Props) {
  const clock = (at: string | Date) => formatClock(at, timeZone)
  const listed = new Date(listedAt)
  const { startedAt, startedBy, endedAt, endedBy } = rollCall
  return (
    <PrintSheet onlyPaper label={ROLL_CALL.titleOf(rollCall.isDrill)}>
      <div className={styles.sheet}>
        <div className={styles.head}>
          <h1>{ROLL_CALL.titleOf(rollCall.isDrill)}</h1>
          <span>{name}</span>
        </div>
        <p className={styles.head}>
          <strong>{ROLL_CALL.missing(view.unaccounted.length, view.all)}</strong>
          {!endedAt && <span>{ROLL_CALL.printedOf(`${formatDate(listed, timeZone)} ${clock(listed)}`)}</span>}
          <span>{ROLL_CALL.started(formatInZone(startedAt, START_DAY, timeZone), startedBy)}</span>
          {endedAt && <span>{ROLL_CALL.ended(clock(endedAt), endedBy ?? '')}</span>}
        </p>
        {rollCall.kiosks.map((kiosk) => (
          <p key={kiosk.name}>{kioskText(kiosk, clock)}</p>
        ))}
        <p>{ROLL_CALL.guests}</p>
        <Part title={ROLL_CALL.unaccounted} rows={view.unaccounted} clock={clock} />
        <Part title={ROLL_CALL.safe} rows={view.safe} clock={clock} isTicked />
      </div>
    </PrintSheet>
  )
}

type PartProps = { title: string; rows: Row[]; clock: (at: string | Date) => string; isTicked?: boolean }

function Part({ title, rows, clock, isTicked = false }: PartProps) {
  if (!rows.length) return null
  return (
    <section>
      <h2>{title}</h2>
      {byAttraction(rows).map((group) => (
        <div key={group.attraction}>
          <h3>
            {group.attraction || ROLL_CALL.unknownAttraction} ({group.rows.length})
          </h3>
          <ul>
            {group.rows.map((row) => (
              <li key={row.id}>
                <span className={styles.box} aria-hidden>
                  {isTicked && <CheckIcon />}
                </span>
                <strong>{row.name}</strong>
                <small>{[row.positionName, ...factsOf(row, clock)].filter(Boolean).join(' · ')}</small>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </section>
  )
}
