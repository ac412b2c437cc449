import styles from './page-head.module.css'

/** The header of a text page: title and introduction. */
export const PageHead = ({ title, lead }: { title: string; lead: string }) => (
  <div className={styles.head}>
    <h1 className={styles.title}>{title}</h1>
    {lead && (
      <div className={styles.lead}>
        <p>{lead}</p>
      </div>
    )}
  </div>
)
