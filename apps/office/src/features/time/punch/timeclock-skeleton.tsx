import { Skeleton, VisuallyHidden } from '@mantine/core'
import { STATES } from '@nightshift/ui/states/states.texts.ts'
import styles from '../entries/timesheets.module.css'

const ROWS = [1, 2, 3, 4]

/** The skeleton of the list. */
export const TimesheetsSkeleton = ({ asCards }: { asCards: boolean }) => (
  <div className={styles.loading}>
    <VisuallyHidden role="status">{STATES.loading}</VisuallyHidden>
    {asCards ? (
      ROWS.map((row) => <Skeleton key={row} height={150} radius={12} />)
    ) : (
      <Skeleton height={420} radius={14} />
    )}
  </div>
)

/** The skeleton of the punch panel. */
export const PunchSkeleton = ({ asCards }: { asCards: boolean }) => (
  <Skeleton className={styles.clock} height={asCards ? 124 : 104} radius={asCards ? 0 : 14} />
)
