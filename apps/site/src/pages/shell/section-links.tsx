import styles from './public-header.module.css'
import type { useNavLinks } from './use-nav-links.ts'

type Props = { links: ReturnType<typeof useNavLinks>; onFollow?: () => void }

export const SectionLinks = ({ links, onFollow }: Props) => (
  <ul className={styles.links}>
    {links.map(({ href, label }) => (
      <li key={href}>
        <a className={styles.link} href={href} onClick={onFollow}>
          {label}
        </a>
      </li>
    ))}
  </ul>
)
