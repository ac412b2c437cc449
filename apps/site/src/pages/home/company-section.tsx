import { PARTNERS, SOCIAL, SPONSORS } from '../content/company.content.ts'
import styles from './company.module.css'
import { SocialIcon } from './social-icon.tsx'

/** Partners, sponsors and social media. */
export const CompanySection = () => (
  <div className={`${styles.company} late`}>
    <section aria-labelledby="partners-title">
      <h2 id="partners-title" className={styles.heading}>
        {PARTNERS.title}
      </h2>
      <ul className={styles.partners}>
        {PARTNERS.list.map(({ name, what, href }) => (
          <li key={name}>
            <a href={href}>
              <span className={styles.partner}>{name}</span>
              <span className={styles.what}>{what}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
    <section aria-labelledby="sponsors-title">
      <h2 id="sponsors-title" className={styles.heading}>
        {SPONSORS.title}
      </h2>
      <ul className={styles.sponsors}>
        {SPONSORS.list.map(({ name, href }) => (
          <li key={name}>
            <a href={href}>{name}</a>
          </li>
        ))}
      </ul>
    </section>
    <section aria-labelledby="social-title">
      <h2 id="social-title" className={styles.heading}>
        {SOCIAL.title}
      </h2>
      <ul className={styles.social}>
        {SOCIAL.list.map(({ id, name, href }) => (
          <li key={id}>
            <a href={href} aria-label={name}>
              <SocialIcon id={id} />
            </a>
          </li>
        ))}
      </ul>
    </section>
  </div>
)
