import { ApplicationForm } from '../features/apply/application-form.tsx'
import { useBrand, useContent } from '../features/content/use-content.ts'
import { usePublicSite } from '../features/gate/public-gate.tsx'
import { useSeasonFacts } from '../features/season/use-season-facts.ts'
import { Each } from '../lib/each.tsx'
import styles from './apply-page.module.css'
import { labelledBy, SectionTitle } from './section-title.tsx'
import { SITE } from './site.texts.ts'

export default function ApplyPage() {
  const { festival } = usePublicSite()
  const { isOver, year } = useSeasonFacts()
  const { title, intro, description, incentives } = useContent('jobs')
  return (
    <div className={styles.page}>
      <title>{SITE.titled(SITE.titles.apply, useBrand().look.name)}</title>
      <meta name="description" content={description} />
      <div className={styles.opening}>
        <h1 className={styles.title}>{isOver ? SITE.selling.over : title || SITE.titles.apply}</h1>
        {isOver && <p className={styles.intro}>{SITE.seasonOver(year)}</p>}
        {!isOver && intro && <p className={styles.intro}>{intro}</p>}
      </div>
      {incentives.length > 0 && <Incentives />}
      {!isOver && <ApplicationForm key={festival.id} festival={festival} />}
    </div>
  )
}

function Incentives() {
  const { incentivesTitle, incentives } = useContent('jobs')
  return (
    <aside className={styles.incentives} aria-labelledby={labelledBy('incentives', incentivesTitle)}>
      <SectionTitle id="incentives" title={incentivesTitle} className={styles.incentivesTitle} />
      <ul className={styles.list}>
        <Each of={incentives}>
          {({ gain, what }) => (
            <li className={styles.incentive}>
              <strong className={styles.gain}>{gain}</strong> {what}
            </li>
          )}
        </Each>
      </ul>
    </aside>
  )
}
