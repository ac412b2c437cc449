import type { ReactNode } from 'react'
import styles from '../camera/viewfinder.module.css'
import { CheckIcon, CrossIcon, DoorIcon, QueryIcon, UndoIcon } from '../icons.tsx'
import type { Display } from './scanner.ts'

const ICONS: Partial<Record<Display['kind'], ReactNode>> = {
  clockedIn: <CheckIcon />,
  clockedOut: <DoorIcon />,
  unlisted: <QueryIcon />,
  refused: <CrossIcon />,
  unreachable: <CrossIcon />,
  unanswered: <QueryIcon />,
  cancelled: <UndoIcon />,
}

/** The state of a scan as colour and icon: waiting, or its result with the person's photo. */
export function Outcome({ display }: { display: Display }) {
  if (display.kind === 'ready') return null
  const icon = ICONS[display.kind]
  if (!icon) {
    return (
      <div className={styles.waiting}>
        <span className={styles.ring} />
      </div>
    )
  }
  const photo = 'person' in display ? display.person.photo : null
  return (
    <div className={styles.outcome}>
      {photo && <img className={styles.photo} src={photo} alt="" />}
      <span className={photo ? styles.seal : styles.sign}>{icon}</span>
    </div>
  )
}
