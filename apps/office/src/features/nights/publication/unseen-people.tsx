import { Button } from '@mantine/core'
import type { Unseen } from '@nightshift/shared/nights/publication/contract'
import { nightText } from '@nightshift/shared/nights/publication/night-text'
import { OFFICE_PATHS } from '@nightshift/shared/paths'
import { CopyButton } from '../../../ui/copy-button.tsx'
import { useFestival } from '../../setup/festivals/chooser/use-festival.ts'
import { mailLink, messageFor, smsLink } from './message-links.ts'
import { MESSAGE, PUBLISH } from './publication.texts.ts'
import styles from './publish-window.module.css'

/** The people who have not seen what is published, each with a text and an email that are ready to be sent. */
export function UnseenPeople({ people }: { people: Unseen[] }) {
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
