import { SITE_PATHS } from '@nightshift/shared/paths'
import { FAQ, FAQ_WORDS } from '../content/faq.content.ts'
import styles from './faq.module.css'

export const FaqSection = () => (
  <section id="faq" className={`${styles.faq} late`} aria-labelledby="faq-title">
    <div className={styles.words}>
      <h2 id="faq-title" className="title">
        {FAQ_WORDS.title}
      </h2>
      <a className={styles.link} href={`${SITE_PATHS.policies}#policy4`}>
        {FAQ_WORDS.disclaimer}
      </a>
    </div>
    <div>
      {FAQ.map(({ question, answer }) => (
        <details key={question} className={styles.entry}>
          <summary>{question}</summary>
          <div className="prose">
            {answer.map((sentence) => (
              <p key={sentence}>{sentence}</p>
            ))}
          </div>
        </details>
      ))}
    </div>
  </section>
)
