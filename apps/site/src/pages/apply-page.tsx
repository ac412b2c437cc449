import { ApplicationForm } from '../features/apply/application-form.tsx'
import { usePublicSite } from '../features/gate/public-gate.tsx'
import { APPLY_CONTENT } from './apply.content.ts'
import styles from './apply-page.module.css'
import { DREADMOOR } from './dreadmoor.content.ts'

export default function ApplyPage() {
  const { festival } = usePublicSite()
  return (
    <div className={styles.page}>
      <title>{`${DREADMOOR.titles.apply} · ${DREADMOOR.name}`}</title>
      <meta name="description" content={APPLY_CONTENT.description} />
      <div className={styles.opening}>
        <h1 className={styles.title}>{APPLY_CONTENT.title}</h1>
        <p className={styles.intro}>{APPLY_CONTENT.intro}</p>
      </div>
      <Incentives />
      <ApplicationForm key={festival.id} festival={festival} />
    </div>
  )
}

const Incentives = () => (
  <aside className={styles.incentives} aria-labelledby="incentives">
    <h2 id="incentives" className={styles.incentivesTitle}>
      {APPLY_CONTENT.incentivesTitle}
    </h2>
    <ul className={styles.list}>
      {APPLY_CONTENT.incentives.map(({ gain, what }) => (
        <li key={what} className={styles.incentive}>
          <strong className={styles.gain}>{gain}</strong> {what}
        </li>
      ))}
    </ul>
  </aside>
)
