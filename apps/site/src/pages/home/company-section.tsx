import type { ReactNode } from 'react'
import { useContent } from '../../features/content/use-content.ts'
import { Each } from '../../lib/each.tsx'
import { OutwardLink } from '../outward-link.tsx'
import { labelledBy, SectionTitle } from '../section-title.tsx'
import styles from './company.module.css'
import { SocialIcon } from './social-icon.tsx'

/** Partners, sponsors and social media; those that the festival has. */
export function CompanySection() {
  const { partners, sponsors, social } = useContent('partners')
  if (![partners, sponsors, social].some(({ list }) => list.length)) return null
  return (
    <div className={`${styles.company} late`}>
      <Part id="partners" {...partners}>
        {({ name, what, href }) => (
          <OutwardLink href={href}>
            <span className={styles.partner}>{name}</span>
            <span className={styles.what}>{what}</span>
          </OutwardLink>
        )}
      </Part>
      <Part id="sponsors" {...sponsors}>
        {({ name, href }) => <OutwardLink href={href}>{name}</OutwardLink>}
      </Part>
      <Part id="social" {...social}>
        {({ kind, name, href }) => (
          <OutwardLink href={href} label={name}>
            <SocialIcon kind={kind} />
          </OutwardLink>
        )}
      </Part>
    </div>
  )
}

type PartProps<Entry> = {
  id: 'partners' | 'sponsors' | 'social'
  title: string
  list: Entry[]
  children: (entry: Entry) => ReactNode
}

const Part = <Entry,>({ id, title, list, children }: PartProps<Entry>) =>
  list.length > 0 && (
    <section aria-labelledby={labelledBy(id, title)}>
      <SectionTitle id={id} title={title} className={styles.heading} />
      <ul className={styles[id]}>
        <Each of={list}>{(entry) => <li>{children(entry)}</li>}</Each>
      </ul>
    </section>
  )
