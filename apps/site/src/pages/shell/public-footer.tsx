import { OFFICE_PATH, SITE_PATHS } from '@nightshift/shared/paths'
import { addressLines } from '@nightshift/shared/site/site-content/place'
import { ConsentButton } from '../../features/consent/consent-button.tsx'
import { useBrand } from '../../features/content/use-content.ts'
import { usePublicSite } from '../../features/gate/public-gate.tsx'
import { SITE } from '../site.texts.ts'
import { decorOf } from './decor.ts'
import styles from './public-footer.module.css'

/** The footer of the public pages: address, work, news, policies and the staff entrance. */
export function PublicFooter() {
  const { entry } = usePublicSite()
  const { look, place, salesAsOf } = useBrand()
  const lines = addressLines(place).join(', ')
  // A place without an address is often named like the brand, whose name is above it.
  const address = lines === look.name ? '' : lines
  return (
    <footer className={styles.footer}>
      {decorOf(look.palette) === 'haunt' && <div className={styles.fence} />}
      <div className={styles.rows}>
        <p className={styles.name}>{look.name}</p>
        {(address || look.suggestedAge) && (
          <p className={styles.place}>
            {address}
            {look.suggestedAge && (
              <>
                {address && <br />}
                {SITE.forAge(look.suggestedAge)}
              </>
            )}
          </p>
        )}
        <nav aria-label={SITE.nav.label} className={styles.links}>
          {entry.enableApps && <a href={SITE_PATHS.apply}>{SITE.nav.apply}</a>}
          <a href={SITE_PATHS.news}>{SITE.nav.news}</a>
          <a href={SITE_PATHS.policies}>{SITE.nav.policies}</a>
          <a href={`${SITE_PATHS.policies}#policy4`}>{SITE.ticketDisclaimer}</a>
          <a href={OFFICE_PATH}>{SITE.staff}</a>
          <ConsentButton />
        </nav>
        {salesAsOf && <p className={styles.copyright}>{SITE.demo(salesAsOf)}</p>}
        {look.copyright && <p className={styles.copyright}>{look.copyright}</p>}
      </div>
    </footer>
  )
}
