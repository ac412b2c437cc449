import { Button } from '@mantine/core'
import { PUBLICATION_CALLS } from '@nightshift/shared/nights/publication/calls'
import type {
  Affected,
  PlaceDetails,
  PublishedChange,
  Unseen,
} from '@nightshift/shared/nights/publication/contract'
import { hoursText, nightText } from '@nightshift/shared/nights/publication/night-text'
import { placeText } from '@nightshift/shared/nights/publication/place-text'
import { OFFICE_PATHS } from '@nightshift/shared/paths'
import { useFailureAlert } from '@nightshift/ui/dialogs/failure.ts'
import { Loading } from '@nightshift/ui/states/loading.tsx'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useCall } from '../../../lib/calls.ts'
import { CopyButton } from '../../../ui/copy-button.tsx'
import { CancelButton, OfficeModal } from '../../../ui/office-modal.tsx'
import { useFestival } from '../../setup/festivals/chooser/use-festival.ts'
import { mailLink, messageFor, smsLink } from './message-links.ts'
import { type PublishedNights, publicationQuery } from './publication.api.ts'
import { MESSAGE, PUBLISH } from './publication.texts.ts'
import styles from './publish-window.module.css'

type Props = { nights: PublishedNights; onClose: () => void }

/** Who is affected and what changes for them; after publishing, who has not seen it yet. */
export function PublishWindow({ nights, onClose }: Props) {
  const queries = useQueryClient()
  const query = publicationQuery(nights)
  const { data: publication, error } = useQuery(query)
  const publish = useCall(PUBLICATION_CALLS.publish, PUBLISH.failed, {
    onDone: (left) => queries.setQueryData(query.queryKey, left),
  })
  const [told, setTold] = useState<number>()
  useFailureAlert(error, PUBLISH.loadFailed)
  const affected = publication?.affected ?? []

  async function submit() {
    if (!publication || publish.isPending) return
    if (await publish({ body: { ...nights, seen: publication.fingerprint } })) setTold(affected.length)
  }
  return (
    <OfficeModal title={PUBLISH.title(nights.night && nightText(nights.night))} size="xl" onClose={onClose}>
      <div className={styles.window}>
        {!publication && !error && <Loading />}
        <p role="status" className={styles.status}>
          {told !== undefined && PUBLISH.published(told)}
        </p>
        {publication && (told === undefined || affected.length > 0) && <AffectedPeople people={affected} />}
        {publication && <UnseenPeople people={publication.unseen} />}
        <div className={styles.actions}>
          <CancelButton>{PUBLISH.close}</CancelButton>
          {affected.length > 0 && (
            <Button aria-busy={publish.isPending} onClick={submit}>
              {PUBLISH.publish}
            </Button>
          )}
        </div>
      </div>
    </OfficeModal>
  )
}

/** The people whom publishing tells something, and what. */
function AffectedPeople({ people }: { people: Affected[] }) {
  const { timeZone } = useFestival()
  return (
    <section className={styles.part} aria-label={PUBLISH.affected}>
      <h3>
        {PUBLISH.affected} <span>{PUBLISH.count(people.length)}</span>
      </h3>
      <p className={styles.hint}>{people.length ? PUBLISH.affectedText : PUBLISH.nobody}</p>
      <ul className={styles.people}>
        {people.map(({ id, firstName, lastName, changes }) => (
          <li key={id} className={styles.person}>
            <p className={styles.name}>{`${firstName} ${lastName}`}</p>
            <ul className={styles.changes}>
              {changes.map((change) => (
                <Change key={change.placeId} change={change} timeZone={timeZone} />
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Change({ change, timeZone }: { change: PublishedChange; timeZone: string }) {
  const words = (details: PlaceDetails) =>
    `${placeText(details)}, ${details.eventName}, ${hoursText(details, timeZone)}`
  return (
    <li className={styles.change}>
      <span className={styles.kind} data-kind={change.kind}>
        {PUBLISH.kinds[change.kind]}
      </span>
      <span>
        <strong>{nightText(change.night)}</strong>{' '}
        {words(change.kind === 'removed' ? change.before : change.after)}
        {change.kind === 'changed' && (
          <span className={styles.before}> {PUBLISH.was(words(change.before))}</span>
        )}
      </span>
    </li>
  )
}

/** The people who have not seen what is published, each with a text and an email that are ready to be sent. */
function UnseenPeople({ people }: { people: Unseen[] }) {
  const emails = people.map(({ email }) => email.trim()).filter((email) => email.includes('@'))
  return (
    <section className={styles.part} aria-label={PUBLISH.unseen}>
      <div className={styles.head}>
        <h3>
          {PUBLISH.unseen} <span>{PUBLISH.count(people.length)}</span>
        </h3>
        {emails.length > 0 && <CopyButton text={emails.join(', ')} label={PUBLISH.copyEmails} />}
      </div>
      <p className={styles.hint}>{people.length ? PUBLISH.unseenText : PUBLISH.allSeen}</p>
      <ul className={styles.people}>
        {people.map((person) => (
          <UnseenPerson key={person.id} person={person} />
        ))}
      </ul>
    </section>
  )
}

function UnseenPerson({ person }: { person: Unseen }) {
  const { name: festivalName, timeZone } = useFestival()
  const address = `${window.location.origin}${OFFICE_PATHS.myNights}`
  const message = messageFor(person, { festivalName, timeZone, address })
  const text = smsLink(person.phone, message)
  const mail = mailLink(person.email, MESSAGE.subject(festivalName), message)
  const name = `${person.firstName} ${person.lastName}`
  const link = (label: string, href: string) => (
    <Button component="a" variant="default" href={href} aria-label={PUBLISH.toPerson(label, name)}>
      {label}
    </Button>
  )
  return (
    <li className={styles.unseen}>
      <div>
        <p className={styles.name}>{name}</p>
        <p className={styles.hint}>{person.nights.map(({ night }) => nightText(night)).join('; ')}</p>
      </div>
      <div className={styles.links}>
        {text && link(PUBLISH.text, text)}
        {mail && link(PUBLISH.email, mail)}
        {!text && !mail && <span className={styles.hint}>{PUBLISH.noContact}</span>}
      </div>
    </li>
  )
}
