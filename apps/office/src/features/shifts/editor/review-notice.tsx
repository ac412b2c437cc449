import { Button } from '@mantine/core'
import type { ReviewReason } from '@nightshift/shared/timeclock/review'
import styles from './entry-editor.module.css'
import { ENTRY } from './entry-editor.texts.ts'

/** `onConfirm` is missing while something is typed: saving it is the review then. */
type Props = { reason: ReviewReason; onConfirm?: () => void }

/** Why the entry holds back the export, and the button that says it is right as it is. */
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
