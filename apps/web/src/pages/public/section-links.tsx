import { Link, useLocation } from 'react-router'
import { usePublicSite } from '../../features/public-site/public-gate.tsx'
import { sectionsOf } from './dreadmoor.content.ts'
import styles from './public-header.module.css'

/** The ways to the sections of the home; on the home itself they are plain anchors, which the browser scrolls to. */
export function SectionLinks({ onFollow }: { onFollow?: () => void }) {
  const { entry } = usePublicSite()
  const atHome = useLocation().pathname === '/'
  return (
    <ul className={styles.links}>
      {sectionsOf(entry.variant).map(({ id, label }) => (
        <li key={id}>
          {atHome ? (
            <a className={styles.link} href={`#${id}`} onClick={onFollow}>
              {label}
            </a>
          ) : (
            <Link className={styles.link} to={`/#${id}`} onClick={onFollow}>
              {label}
            </Link>
          )}
        </li>
      ))}
    </ul>
  )
}
