import type { NoticeSection } from '@nightshift/shared/site/site-content/sections/notice'
import { NOTICE } from '@nightshift/ui/notice/notice.texts.ts'
import colours from '@nightshift/ui/notice/notice-colours.module.css'
import styles from './notice.module.css'

type Props = { kind: NoticeSection['severity'] | 'public'; children: string }

/** A notice with the title and the colours of the public site. */
export const NoticeSample = ({ kind, children }: Props) => (
  <p className={`${styles.sample} ${colours.colours}`} data-kind={kind}>
    <strong>{NOTICE.titles[kind]}</strong> {children}
  </p>
)
