import { formatClock } from '@nightshift/shared/time'
import type { CSSProperties } from 'react'
import { KIOSK } from '../kiosk.texts.ts'
import type { Display, Person } from './scanner.ts'
import styles from './status.module.css'

/** `sees`: no camera error is known. */
type Props = { display: Display; sees: boolean; offline: boolean; timeZone: string }

/** The state in words, legible from two metres. */
export const Status = (props: Props) => (
  <div className={styles.status} role="status">
    <Words {...props} />
  </div>
)

function Words({ display, sees, offline, timeZone }: Props) {
  const hint = offline ? KIOSK.offlineHint : KIOSK.hint
  switch (display.kind) {
    case 'ready':
      return <Lines heading={KIOSK.scanning} text={sees ? hint : undefined} />
    case 'waiting':
    case 'choosing':
    case 'tips':
      return <Lines heading={KIOSK.checking} />
    case 'clockedIn':
    case 'clockedOut':
      return (
        <>
          <Name {...display.person} />
          <Lines heading={KIOSK[display.kind]} />
          <p className={styles.time}>{formatClock(new Date(display.at), timeZone)}</p>
          {display.closedForgotten && <p className={styles.note}>{KIOSK.closedForgotten}</p>}
        </>
      )
    case 'refused':
      return <Lines heading={KIOSK.error} text={display.text} />
    case 'unreachable':
      return <Lines heading={KIOSK.error} text={KIOSK.unreachable} />
    case 'cancelled':
      return <Lines heading={KIOSK.cancelled} text={KIOSK.cancelledHint} />
  }
}

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
