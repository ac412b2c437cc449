import { SITE_PATHS } from '@nightshift/shared/paths'
import { useContent } from '../../features/content/use-content.ts'
import { RichText } from '../rich-text.tsx'
import { labelledBy, SectionTitle } from '../section-title.tsx'
import styles from './faq.module.css'
import { HOME } from './home.texts.ts'

export function FaqSection() {
  const { title, list } = useContent('faq')
  return (
    <section id="faq" className={`${styles.faq} late`} aria-labelledby={labelledBy('faq', title)}>
      <div className={styles.words}>
        <SectionTitle id="faq" title={title} />
        <a className={styles.link} href={`${SITE_PATHS.policies}#policy4`}>
          {HOME.disclaimer}
        </a>
      </div>
      <div>
        {list.map(({ id, question, answer }) => (
          <details key={id} className={styles.entry}>
            <summary>{question}</summary>
            <div className="prose">
              <RichText text={answer} />
            </div>
          </details>
        ))}
      </div>
    </section>
  )
}
