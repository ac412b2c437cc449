import type { NoticeSection } from '@nightshift/shared/site-content/sections/notice'
import styles from './notice.module.css'

type Props = { severity: NoticeSection['severity']; children: string }

/** A notice in the colours of the public site. */
export const NoticeSample = ({ severity, children }: Props) => (
  <p className={styles.sample} data-severity={severity}>
    <strong>NOTICE</strong> {children}
  </p>
)
