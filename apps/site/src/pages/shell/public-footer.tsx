import { OFFICE_PATHS, SITE_PATHS } from '@nightshift/shared/paths'
import { ConsentButton } from '../../features/consent/consent-button.tsx'
import { usePublicSite } from '../../features/gate/public-gate.tsx'
import { ADDRESS_LINES, DREADMOOR } from '../dreadmoor.content.ts'
import styles from './public-footer.module.css'

/** The footer of the public pages: address, work, news, policies and the staff entrance. */
export function PublicFooter() {
  const { entry } = usePublicSite()
  return (
    <footer className={styles.footer}>
      <div className={styles.fence} />
      <div className={styles.rows}>
        <p className={styles.name}>{DREADMOOR.name}</p>
        <p className={styles.place}>
          {ADDRESS_LINES.join(', ')}
          <br />
          {DREADMOOR.suggestedAge}
        </p>
        <nav aria-label={DREADMOOR.nav.label} className={styles.links}>
          {entry.enableApps && <a href={SITE_PATHS.apply}>{DREADMOOR.nav.apply}</a>}
          <a href={SITE_PATHS.news}>{DREADMOOR.nav.news}</a>
          <a href={SITE_PATHS.policies}>{DREADMOOR.nav.policies}</a>
          <a href={`${SITE_PATHS.policies}#policy4`}>{DREADMOOR.ticketDisclaimer}</a>
          <a href={OFFICE_PATHS.welcome}>{DREADMOOR.staff}</a>
          <ConsentButton />
        </nav>
        <p className={styles.copyright}>{DREADMOOR.copyright}</p>
      </div>
    </footer>
  )
}
