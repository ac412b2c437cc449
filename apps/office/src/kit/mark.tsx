import styles from './mark.module.css'

type Props = {
  /** Full for what is, half for what differs, a ring for what is to come, a square for what is wrong. */
  shape?: 'full' | 'half' | 'ring' | 'square'
  tone: 'ok' | 'info' | 'warn' | 'bad' | 'mute'
}

/** A state by its shape and colour. The words for it stand beside it. */
export const Mark = ({ shape = 'full', tone }: Props) => (
  <span aria-hidden="true" className={styles.mark} data-shape={shape} data-tone={tone} />
)
