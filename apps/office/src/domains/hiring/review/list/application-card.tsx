import { ActionIcon, Menu } from '@mantine/core'
import type { KnownPerson } from '@nightshift/shared/hiring/known-people'
import { canHold, canReject, isFinal } from '@nightshift/shared/hiring/status'
import { formatDateTime } from '@nightshift/shared/time'
import { DuplicateIcon, MoreIcon } from '@nightshift/ui/icons.tsx'
import { memo } from 'react'
import { Link } from 'react-router'
import { toast } from '../../../../kit/toast/toast.tsx'
import { useFestival } from '../../../setup/festivals/chooser/use-festival.ts'
import { KnownPeople } from '../../known/known-people.tsx'
import styles from '../application.module.css'
import { ApplicationBadges } from '../application-badges.tsx'
import { HIRING } from '../hiring.texts.ts'
import { useEditApplication } from '../use-edit-application.ts'
import { useUndoHire } from '../use-undo-hire.ts'
import { AnswerList } from '../viewer/answer-list.tsx'
import type { Listed } from './listed.ts'
import { MoveTo, type Place } from './move-to.tsx'
import { NotesField } from './notes-field.tsx'
import type { NoteDrafts } from './use-note-drafts.ts'

type Props = {
  listed: Listed
  known: KnownPerson[] | undefined
  places: Place[]
  drafts: NoteDrafts
  onHire: (id: number) => void
  season: string
  closedAt: string | null
}

/** One application: applicant, position, badges, notes and all answers. */
export const ApplicationCard = memo((props: Props) => {
  const { listed, known, places, drafts, onHire, season, closedAt } = props
  const { timeZone } = useFestival()
  const { application, name, positionLabel, duplicates } = listed
  const { id, createdAt } = application
  return (
    <article className={styles.card} aria-labelledby={`application-${id}`}>
      <header className={styles.head}>
        <div>
          <h2 id={`application-${id}`}>{name}</h2>
          <p>
            <strong>{positionLabel}</strong> {HIRING.sent(formatDateTime(createdAt, timeZone))}
          </p>
        </div>
        {!isFinal(application, { closedAt }) && (
          <ApplicationMenu listed={listed} places={places} onHire={() => onHire(id)} />
        )}
      </header>
      <div className={styles.review}>
        <ApplicationBadges application={application} />
        {known && <KnownPeople people={known} />}
        {duplicates.length > 0 && (
          <Link className={styles.duplicates} to={`?${season && `season=${season}&`}same=${id}`}>
            <DuplicateIcon />
            {HIRING.duplicates(duplicates.length)}
          </Link>
        )}
        <NotesField application={application} drafts={drafts} />
      </div>
      <AnswerList listed={listed} />
    </article>
  )
})

type ApplicationMenuProps = {
  listed: Listed
  places: Place[]
  onHire: () => void
}

/** The actions on an application. A hired one can be moved, and its hire undone. */
function ApplicationMenu({ listed, places, onHire }: ApplicationMenuProps) {
  const { application, name, positionId } = listed
  const { id, status } = application
  const { setStatus, moveTo } = useEditApplication()
  const { undo } = useUndoHire()
  const say = async (change: Promise<boolean>, words: string) => {
    if (await change) toast(words)
  }
  const change = (next: 'held' | 'rejected') => say(setStatus(id, next), HIRING.done[next](name))
  const move = ({ id: position, label }: Place) =>
    say(moveTo(application, position), HIRING.done.moved(name, label))
  return (
    <Menu
      position="bottom-end"
      menuItemTabIndex={0}
      returnFocus
      // Without key events: a key pressed in the search field is not outside the menu.
      clickOutsideEvents={['mousedown', 'touchstart']}
      // A portal inside the main landmark, stacked above the following cards.
      portalProps={{ target: '[data-page]' }}
    >
      <Menu.Target>
        <ActionIcon variant="subtle" color="gray" aria-label={HIRING.menu(name)}>
          <MoreIcon />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {canHold(status) && <Menu.Item onClick={() => change('held')}>{HIRING.hold}</Menu.Item>}
        {canReject(status) && <Menu.Item onClick={() => change('rejected')}>{HIRING.reject}</Menu.Item>}
        {status === 'hired' ? (
          <Menu.Item onClick={() => say(undo(id, name), HIRING.done.hireUndone(name))}>
            {HIRING.undoHire}
          </Menu.Item>
        ) : (
          <Menu.Item onClick={onHire}>{HIRING.hire}</Menu.Item>
        )}
        <MoveTo places={places} currentId={positionId} onMove={move} />
      </Menu.Dropdown>
    </Menu>
  )
}
