import { formatClock } from '@nightshift/shared/time'
import type { CSSProperties } from 'react'
import { KIOSK } from '../kiosk.texts.ts'
import type { Display, Person, Unreachable } from './scanner.ts'
import styles from './status.module.css'

/** `sees`: no camera error is known. */
type Props = { display: Display; sees: boolean; hint: string; timeZone: string }

/** The state in words, legible from two metres. */
export const Status = (props: Props) => (
  <div className={styles.status} role="status">
    <Words {...props} />
  </div>
)

function Words({ display, sees, hint, timeZone }: Props) {
  switch (display.kind) {
    case 'ready':
      return <Lines heading={KIOSK.scanning} text={sees ? hint : KIOSK.camera.otherWays} />
    case 'waiting':
    case 'choosing':
    case 'tips':
    case 'direction':
      return <Lines heading={KIOSK.checking} />
    case 'clockedIn':
    case 'clockedOut':
      return (
        <>
          <Name {...display.person} />
          <Lines heading={KIOSK[display.kind]} />
          <Shift {...display} timeZone={timeZone} />
          {display.saved && <p className={styles.band}>{KIOSK.saved}</p>}
          {display.notPlanned && (
            <p className={styles.note} data-note>
              {KIOSK.notPlanned}
            </p>
          )}
          {display.closedForgotten && (
            <p className={styles.note} data-note>
              {KIOSK.closedForgotten}
            </p>
          )}
        </>
      )
    case 'unlisted':
      return (
        <>
          <Lines heading={display.direction === 'in' ? KIOSK.clockedIn : KIOSK.clockedOut} />
          <p className={styles.time}>{formatClock(new Date(display.at), timeZone)}</p>
          <p className={styles.band}>{KIOSK.unlisted}</p>
        </>
      )
    case 'refused':
      return <Lines heading={KIOSK.error} text={display.text} />
    case 'unreachable':
      return <Lines heading={KIOSK.error} text={unreachableWords(display.why)} />
    case 'unanswered':
      return <Lines heading={KIOSK.unanswered} text={KIOSK.unansweredHint} />
    case 'cancelled':
      return <Lines heading={KIOSK.cancelled} text={KIOSK.cancelledHint} />
  }
}

type Punched = Extract<Display, { kind: 'clockedIn' | 'clockedOut' }>

/** What was recorded: the position that begins, or the hours that were worked. */
function Shift({ kind, at, positionName, startTime, hours, timeZone }: Punched & { timeZone: string }) {
  const clock = formatClock(new Date(at), timeZone)
  if (kind === 'clockedIn' || hours === undefined || !startTime) {
    return (
      <>
        {kind === 'clockedIn' && positionName && <p className={styles.fact}>{positionName}</p>}
        <p className={styles.time}>{clock}</p>
      </>
    )
  }
  return (
    <>
      <p className={styles.fact}>{KIOSK.hours(hours)}</p>
      <p className={styles.time}>{KIOSK.fromTo(formatClock(new Date(startTime), timeZone), clock)}</p>
    </>
  )
}

const unreachableWords = (why: Unreachable) =>
  why === 'notSetUp' ? `${KIOSK.unreachable} ${KIOSK.notSetUp}` : KIOSK.notSaved

const Lines = ({ heading, text }: { heading: string; text?: string }) => (
  <>
    <h1 className={styles.heading}>{heading}</h1>
    {text && <p className={styles.text}>{text}</p>}
  </>
)

const ONE_LINE = 14

/** Fits the text to the width, on two lines if needed: the style sheet divides the width by the letters of a line. */
function Name({ firstName, lastInitial }: Person) {
  const name = KIOSK.name(firstName, lastInitial)
  const letters = name.length > ONE_LINE ? Math.ceil(name.length * 0.6) : Math.max(name.length, 6)
  return (
    <p className={styles.name} style={{ '--letters': letters } as CSSProperties}>
      {name}
    </p>
  )
}
