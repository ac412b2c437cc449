import { Radio } from '@mantine/core'
import { OCCURRENCES, type Occurrence, zoneName } from '@nightshift/shared/local-time'
import { formatClock, formatTime } from '@nightshift/shared/time'
import { LOCAL_TIME } from './local-time.texts.ts'
import styles from './local-time-field.module.css'

type Props = {
  occurrences: Record<Occurrence, Date>
  timeZone: string
  value: Occurrence | undefined
  problem?: string | undefined
  /** Without seconds. */
  toTheMinute?: boolean | undefined
  onChange: (which: Occurrence) => void
}

/** Asks which of two is meant where a time comes twice, at the end of daylight saving time. */
export function WhichTime({ occurrences, timeZone, value, problem, toTheMinute, onChange }: Props) {
  const format = toTheMinute ? formatClock : formatTime
  return (
    <Radio.Group
      label={LOCAL_TIME.which(format(occurrences.first, timeZone))}
      value={value ?? null}
      error={problem}
      onChange={(which) => onChange(which as Occurrence)}
    >
      <div className={styles.occurrences}>
        {OCCURRENCES.map((which) => (
          <Radio
            key={which}
            value={which}
            label={LOCAL_TIME[which](zoneName(occurrences[which], timeZone))}
            classNames={{ body: styles.twin }}
          />
        ))}
      </div>
    </Radio.Group>
  )
}
