import { usePublicSite } from '../../features/gate/public-gate.tsx'
import { usePageData } from '../../lib/page-data.ts'
import { sectionsOf } from '../dreadmoor.content.ts'
import styles from './public-header.module.css'

/** The links to the sections of the home page. */
export function SectionLinks({ onFollow }: { onFollow?: () => void }) {
  const { entry } = usePublicSite()
  const home = usePageData().pathname === '/' ? '' : '/'
  return (
    <ul className={styles.links}>
      {sectionsOf(entry.variant).map(({ id, label }) => (
        <li key={id}>
          <a className={styles.link} href={`${home}#${id}`} onClick={onFollow}>
            {label}
          </a>
        </li>
      ))}
    </ul>
  )
}
