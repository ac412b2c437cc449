import styles from './labour-tables.module.css'

/** The colour of an event in the chart; its name is beside it. */
export const Swatch = ({ color }: { color: string }) => (
  <span aria-hidden="true" className={styles.swatch} style={{ background: color }} />
)
