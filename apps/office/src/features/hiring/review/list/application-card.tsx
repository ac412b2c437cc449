import type { KnownPerson } from '@nightshift/shared/hiring/known-people'
import { isFinal } from '@nightshift/shared/hiring/status'
import { formatDateTime } from '@nightshift/shared/time'
import { DuplicateIcon } from '@nightshift/ui/icons.tsx'
import { memo } from 'react'
import { Link } from 'react-router'
import { useFestival } from '../../../setup/festivals/chooser/use-festival.ts'
import { KnownPeople } from '../../known/known-people.tsx'
import { ApplicationBadges } from '../application-badges.tsx'
import { HIRING } from '../hiring.texts.ts'
import { AnswerList } from '../viewer/answer-list.tsx'
import styles from './application-card.module.css'
import { ApplicationMenu } from './application-menu.tsx'
import type { Listed } from './listed.ts'
import type { Place } from './move-to.tsx'
import { NotesField } from './notes-field.tsx'
import type { NoteDrafts } from './use-note-drafts.ts'

type Props = {
  listed: Listed
  known: KnownPerson[] | undefined
  places: Place[]
  drafts: NoteDrafts
  onHire: (id: number) => void
  onDone: (words: string) => void
  season: string
  closedAt: string | null
}

/** One application: applicant, position, badges, notes and all answers. */
export const ApplicationCard = memo((props: Props) => {
  const { listed, known, places, drafts, onHire, onDone, season, closedAt } = props
  const { timeZone } = useFestival()
  const { application, name, positionLabel, duplicates } = listed
  const { id, createdAt } = application
  return (
    <article className={styles.card} aria-labelledby={`application-${id}`}>
      <header className={styles.head}>
        <div className={styles.who}>
          <h2 id={`application-${id}`} className={styles.name}>
            {name}
          </h2>
          <p className={styles.what}>
            <strong>{positionLabel}</strong> {HIRING.sent(formatDateTime(createdAt, timeZone))}
          </p>
        </div>
        {!isFinal(application, { closedAt }) && (
          <ApplicationMenu listed={listed} places={places} onHire={() => onHire(id)} onDone={onDone} />
        )}
      </header>
      <ApplicationBadges application={application} />
      {known && <KnownPeople people={known} />}
      {duplicates.length > 0 && (
        <Link className={styles.duplicates} to={`?${season && `season=${season}&`}same=${id}`}>
          <DuplicateIcon />
          {HIRING.duplicates(duplicates.length)}
        </Link>
      )}
      <NotesField application={application} drafts={drafts} />
      <AnswerList listed={listed} />
    </article>
  )
})
