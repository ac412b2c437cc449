import { Button } from '@mantine/core'
import type { ReviewReason } from '@nightshift/shared/time/timeclock/review'
import styles from './entry-editor.module.css'
import { ENTRY } from './entry-editor.texts.ts'

/** `onConfirm` is undefined while there are unsaved changes: saving them is the review. */
type Props = { reason: ReviewReason; onConfirm?: () => void }

/** Why the entry blocks the export, and the button that confirms it. */
export const ReviewNotice = ({ reason, onConfirm }: Props) => (
  <div className={styles.review}>
    <div>
      <p className={styles.name}>{ENTRY.reasons[reason]}</p>
      <p className={styles.why}>{ENTRY.review[reason]}</p>
    </div>
    <Button variant="default" disabled={!onConfirm} onClick={onConfirm}>
      {ENTRY.looksRight}
    </Button>
  </div>
)
