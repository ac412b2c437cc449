import { type KeyboardEvent, useCallback, useEffect, useRef } from 'react'
import { useBrand } from '../../features/content/use-content.ts'
import { usePublicSite } from '../../features/gate/public-gate.tsx'
import { JoinLink } from '../join-link.tsx'
import { SITE } from '../site.texts.ts'
import { BrandMark } from './brand-mark.tsx'
import styles from './public-header.module.css'
import { SectionLinks } from './section-links.tsx'
import { TicketsButton } from './tickets-button.tsx'
import { useNavLinks } from './use-nav-links.ts'

/** More letters than these do not fit in one row beside the name. */
const ROW_LETTERS = 64

/**
 * The sticky navigation. Up to 768 px, or with many sections, it is a menu that opens without scripts. Both forms are
 * rendered, and the style sheet shows one of them.
 */
export function PublicHeader() {
  const { entry } = usePublicSite()
  const { look } = useBrand()
  const links = useNavLinks()
  const letters = links.reduce((sum, { label }) => sum + label.length, 0)
  const isWideLogo = look.logo?.from === 'upload' && look.logo.width > 2 * look.logo.height
  const menu = useRef<HTMLDetailsElement>(null)
  const close = useCallback(() => {
    if (menu.current) menu.current.open = false
  }, [])
  // Closes a menu that was used before hydration and still covers the section.
  useEffect(() => {
    if (window.location.hash) close()
  }, [close])
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key !== 'Escape' || !menu.current?.open) return
    close()
    menu.current.querySelector('summary')?.focus()
  }
  return (
    <header className={styles.header} data-crowded={letters > ROW_LETTERS}>
      <div className={styles.bar}>
        <a href="/" className={styles.mark}>
          <BrandMark className={styles.sign} />
          <span className={isWideLogo ? 'visually-hidden' : styles.name}>{look.name}</span>
        </a>
        <nav aria-label={SITE.nav.sections} className={styles.wide}>
          <SectionLinks links={links} />
        </nav>
        {entry.enableApps && <JoinLink />}
        <TicketsButton className={styles.tickets} />
        <details ref={menu} className={styles.narrow} onKeyDown={onKeyDown}>
          <summary className={styles.menu}>
            <span className={styles.bars} aria-hidden="true" />
            {SITE.nav.menu}
          </summary>
          <nav aria-label={SITE.nav.sections} className={styles.drawer}>
            <SectionLinks links={links} onFollow={close} />
            {entry.enableApps && <JoinLink named />}
          </nav>
        </details>
      </div>
    </header>
  )
}
