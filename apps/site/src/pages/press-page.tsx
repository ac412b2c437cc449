import { SITE_PATHS } from '@nightshift/shared/paths'
import { releasePath } from '@nightshift/shared/site/public-site/addresses'
import { useBrand, useContent } from '../features/content/use-content.ts'
import { NEWS } from './news.texts.ts'
import { releaseDate } from './press/release-date.ts'
import { summaryOf } from './press/summary.ts'
import styles from './press-page.module.css'
import { RichText } from './rich-text.tsx'
import { SITE } from './site.texts.ts'

/** A press release to read, with its PDF. */
export default function PressPage() {
  const release = useContent('release')
  const { id, date, headline, words, contact } = release
  return (
    <article className={styles.release}>
      <title>{SITE.titled(headline, useBrand().look.name)}</title>
      <meta name="description" content={summaryOf(release)} />
      <p className={styles.date}>
        <time dateTime={date}>{releaseDate(date)}</time>
      </p>
      <h1 className={styles.headline}>{headline}</h1>
      <div className="prose">
        <RichText text={words} />
      </div>
      {contact && <p className={styles.contact}>{NEWS.contact(contact)}</p>}
      <p className={styles.ways}>
        <a href={`${releasePath(id)}.pdf`} download>
          {NEWS.download}
        </a>
        <a href={SITE_PATHS.news}>{NEWS.all}</a>
      </p>
    </article>
  )
}
