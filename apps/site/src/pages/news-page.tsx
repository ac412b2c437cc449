import { releasePath } from '@nightshift/shared/site/public-site/addresses'
import type { PageSections } from '@nightshift/shared/site/public-site/page-content'
import { useBrand, useContent } from '../features/content/use-content.ts'
import { NEWS } from './news.texts.ts'
import styles from './news-page.module.css'
import { releaseDate } from './press/release-date.ts'
import { PageHead } from './shell/page-head.tsx'
import { SITE } from './site.texts.ts'

export default function NewsPage() {
  const { lead, description, list } = useContent('news')
  const newest = [...list].sort((one, other) => other.date.localeCompare(one.date))
  const years = [...new Set(newest.map(({ date }) => date.slice(0, 4)))]
  return (
    <div>
      <title>{SITE.titled(SITE.titles.news, useBrand().look.name)}</title>
      <meta name="description" content={description} />
      <PageHead title={SITE.titles.news} lead={lead} />
      <div className={styles.years}>
        {years.map((year) => (
          <Year key={year} year={year} releases={newest.filter(({ date }) => date.startsWith(year))} />
        ))}
        {!years.length && <p>{NEWS.none}</p>}
      </div>
    </div>
  )
}

type YearProps = { year: string; releases: PageSections['news']['list'] }

const Year = ({ year, releases }: YearProps) => (
  <section className={styles.year} aria-labelledby={`year-${year}`}>
    <h2 id={`year-${year}`} className={styles.number}>
      {year}
    </h2>
    <table className={styles.releases} aria-label={NEWS.releasesOf(year)}>
      <thead className="visually-hidden">
        <tr>
          <th scope="col">{NEWS.columns.headline}</th>
          <th scope="col">{NEWS.columns.date}</th>
          <th scope="col">{NEWS.columns.pdf}</th>
        </tr>
      </thead>
      <tbody>
        {releases.map(({ id, headline, date }) => (
          <tr key={id}>
            <th scope="row">
              <a href={releasePath(id)}>{headline}</a>
            </th>
            <td>
              <time dateTime={date}>{releaseDate(date)}</time>
            </td>
            <td>
              <a href={`${releasePath(id)}.pdf`} download>
                {NEWS.download}
                <span className="visually-hidden">: {headline}</span>
              </a>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  </section>
)
