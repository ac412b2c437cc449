import { NEWS, RELEASES } from './content/press.content.ts'
import { DREADMOOR } from './dreadmoor.content.ts'
import styles from './news-page.module.css'
import { releaseDate } from './press/release-date.ts'
import { PageHead } from './shell/page-head.tsx'

const YEARS = [...new Set(RELEASES.map(({ date }) => date.slice(0, 4)))]

export default function NewsPage() {
  return (
    <div>
      <title>{`${DREADMOOR.titles.news} · ${DREADMOOR.name}`}</title>
      <meta name="description" content={NEWS.description} />
      <PageHead title={DREADMOOR.titles.news}>
        <p>{NEWS.lead}</p>
      </PageHead>
      <div className={styles.years}>
        {YEARS.map((year) => (
          <Year key={year} year={year} />
        ))}
      </div>
    </div>
  )
}

const Year = ({ year }: { year: string }) => (
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
        {RELEASES.filter(({ date }) => date.startsWith(year)).map(({ slug, headline, date }) => (
          <tr key={slug}>
            <th scope="row">{headline}</th>
            <td>
              <time dateTime={date}>{releaseDate(date)}</time>
            </td>
            <td>
              <a href={`/press/${slug}.pdf`} download>
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
