import { ApplicationBadges } from '../application-badges.tsx'
import { HIRING } from '../hiring.texts.ts'
import type { Listed } from '../list/listed.ts'
import { AnswerList } from './answer-list.tsx'
import styles from './viewer.module.css'

/** Badges, notes and answers of an application. */
export const ApplicationDetails = ({ listed }: { listed: Listed }) => (
  <>
    <ApplicationBadges application={listed.application} />
    {listed.application.notes && (
      <section>
        <h3 className={styles.title}>{HIRING.notes}</h3>
        <p className={styles.notes}>{listed.application.notes}</p>
      </section>
    )}
    <AnswerList listed={listed} />
  </>
)
