import { type KeyboardEvent, useCallback, useEffect, useRef } from 'react'
import { usePublicSite } from '../../features/gate/public-gate.tsx'
import { TicketLink } from '../../features/tickets/ticket-link.tsx'
import { DREADMOOR } from '../dreadmoor.content.ts'
import { JoinLink } from '../join-link.tsx'
import { BrandMark } from './brand-mark.tsx'
import styles from './public-header.module.css'
import { SectionLinks } from './section-links.tsx'

/**
 * The sticky navigation. Up to 768 px it is a menu that opens without scripts. Both forms are rendered, and the style
 * sheet shows one of them.
 */
export function PublicHeader() {
  const { entry } = usePublicSite()
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
    <header className={styles.header}>
      <div className={styles.bar}>
        <a href="/" className={styles.mark}>
          <BrandMark className={styles.sign} />
          {DREADMOOR.name}
        </a>
        <nav aria-label={DREADMOOR.nav.sections} className={styles.wide}>
          <SectionLinks />
        </nav>
        {entry.enableApps && <JoinLink />}
        <TicketLink className={styles.tickets}>{DREADMOOR.nav.tickets}</TicketLink>
        <details ref={menu} className={styles.narrow} onKeyDown={onKeyDown}>
          <summary className={styles.menu}>
            <span className={styles.bars} aria-hidden="true" />
            {DREADMOOR.nav.menu}
          </summary>
          <nav aria-label={DREADMOOR.nav.sections} className={styles.drawer}>
            <SectionLinks onFollow={close} />
            {entry.enableApps && <JoinLink named />}
          </nav>
        </details>
      </div>
    </header>
  )
}
