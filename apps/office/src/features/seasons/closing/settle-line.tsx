import { Anchor, Textarea } from '@mantine/core'
import {
  type ClosingLine,
  type ClosingPlan,
  REASON_MAX,
} from '@nightshift/shared/seasons/season-closing/contract'
import { CheckIcon } from '@nightshift/ui/icons.tsx'
import { Link } from 'react-router'
import styles from './closing.module.css'
import { CLOSING } from './closing.texts.ts'
import { settleLink } from './settle-links.ts'

type Props = {
  name: ClosingLine
  line: ClosingPlan['lines'][ClosingLine]
  reason: string
  /** Whether a missing reason is shown as a problem. */
  checked: boolean
  onReason: (reason: string) => void
}

/** One thing to settle: done, or with a link to where it is, and a reason to close without it. */
export function SettleLine({ name, line, reason, checked, onReason }: Props) {
  const words = CLOSING.lines[name]
  const isSettled = line.count === 0
  return (
    <li className={styles.line}>
      <h3 className={styles.lineTitle}>
        {isSettled && (
          <span className={styles.check}>
            <CheckIcon />
          </span>
        )}
        {words.title}
      </h3>
      {isSettled ? (
        <p className={styles.settled}>{words.settled}</p>
      ) : (
        <>
          <p className={styles.left}>
            {words.left(line.count)}{' '}
            <Anchor component={Link} to={settleLink(name, line)} className={styles.link}>
              {words.link}
            </Anchor>
          </p>
          <Textarea
            label={CLOSING.reason}
            name={name}
            rows={2}
            resize="vertical"
            maxLength={REASON_MAX}
            value={reason}
            error={checked && !reason.trim() ? CLOSING.reasonMissing : undefined}
            onChange={({ currentTarget }) => onReason(currentTarget.value)}
          />
        </>
      )}
    </li>
  )
}
