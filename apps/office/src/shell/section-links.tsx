import { useEffect, useRef } from 'react'
import { NavLink } from 'react-router'
import styles from './shell.module.css'

type Section = { to: string; label: string; count?: number }

/** Whether other sections are below this path; else the section is current on all pages below it. */
const isAbove = (to: string, sections: Section[]) => sections.some((other) => other.to.startsWith(`${to}/`))

/** Links between the pages of one tab. Where there is no room for all, the current one is in view. */
export function SectionLinks({ label, sections }: { label: string; sections: Section[] }) {
  const links = useRef<HTMLElement>(null)
  const counts = sections.map(({ count }) => count).join()
  // A count arrives after the page, and moves the links behind it out of view.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the counts are how wide the links are
  useEffect(() => {
    const current = links.current?.querySelector('[aria-current]')
    current?.scrollIntoView?.({ block: 'nearest', inline: 'nearest' })
  }, [counts])
  return (
    <nav ref={links} aria-label={label} className={styles.sections}>
      {sections.map(({ to, label, count = 0 }) => (
        <NavLink key={to} to={to} end={isAbove(to, sections)} className={styles.section}>
          {label}
          {count > 0 && (
            <span className={styles.count} data-pressing>
              {count}
            </span>
          )}
        </NavLink>
      ))}
    </nav>
  )
}
