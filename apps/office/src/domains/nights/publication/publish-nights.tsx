import { Badge, Button, VisuallyHidden } from '@mantine/core'
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
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Fragment, useState } from 'react'
import { CopyButton } from '../../../kit/copy-button.tsx'
import { Actions, Item, List, Stack, Text } from '../../../kit/layout.tsx'
import { Loaded } from '../../../kit/loaded.tsx'
import { CancelButton, OfficeModal } from '../../../kit/office-modal.tsx'
import { Section } from '../../../kit/page.tsx'
import { useCall } from '../../../lib/calls.ts'
import { useFestival } from '../../setup/festivals/chooser/use-festival.ts'
import { mailLink, messageFor, smsLink } from './message-links.ts'
import { type PublishedNights, publicationQuery } from './publication.api.ts'
import { MESSAGE, PUBLISH } from './publication.texts.ts'

type ButtonProps = PublishedNights & {
  /** How many people it affects. */
  affected: number
}

/** The button that publishes a night, or all of them. Who is affected is read when it is pressed. */
export function PublishNights({ affected: count, ...nights }: ButtonProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button
        variant={count ? 'filled' : 'default'}
        rightSection={
          count > 0 && (
            <Badge variant="light" component="span">
              <span aria-hidden>{count}</span>
              <VisuallyHidden>{PUBLISH.waiting(count)}</VisuallyHidden>
            </Badge>
          )
        }
        onClick={() => setOpen(true)}
      >
        {PUBLISH.button(nights.night)}
      </Button>
      {isOpen && <PublishDialog nights={nights} onClose={() => setOpen(false)} />}
    </>
  )
}

type Props = { nights: PublishedNights; onClose: () => void }

/** Who is affected and what changes for them; after publishing, who has not seen it yet. */
export function PublishDialog({ nights, onClose }: Props) {
  const queries = useQueryClient()
  const query = publicationQuery(nights)
  const found = useQuery(query)
  const publication = found.data
  const publish = useCall(PUBLICATION_CALLS.publish, PUBLISH.failed, {
    onDone: (left) => queries.setQueryData(query.queryKey, left),
  })
  const [publishedTo, setPublishedTo] = useState<number>()
  const affected = publication?.affected ?? []

  async function submit() {
    if (!publication || publish.isPending) return
    if (await publish({ body: { ...nights, seen: publication.fingerprint } })) setPublishedTo(affected.length)
  }
  return (
    <OfficeModal title={PUBLISH.title(nights.night && nightText(nights.night))} size="xl" onClose={onClose}>
      <Stack>
        <Text status>{publishedTo !== undefined && PUBLISH.published(publishedTo)}</Text>
        <Loaded query={found} failed={PUBLISH.loadFailed} empty="never">
          {({ unseen }) => (
            <>
              {(publishedTo === undefined || affected.length > 0) && <AffectedPeople people={affected} />}
              <UnseenPeople people={unseen} />
            </>
          )}
        </Loaded>
        <Actions sticky>
          {/* A new button takes the focus of Publish, which goes. */}
          <CancelButton key={publishedTo} autoFocus={publishedTo !== undefined}>
            {PUBLISH.close}
          </CancelButton>
          {affected.length > 0 && (
            <Button aria-busy={publish.isPending} onClick={submit}>
              {PUBLISH.publish}
            </Button>
          )}
        </Actions>
      </Stack>
    </OfficeModal>
  )
}

const Count = ({ of }: { of: unknown[] }) =>
  of.length > 0 && (
    <Badge variant="light" component="span" color="gray">
      {PUBLISH.count(of.length)}
    </Badge>
  )

/** The people whom publishing affects, and how. */
function AffectedPeople({ people }: { people: Affected[] }) {
  const { timeZone } = useFestival()
  return (
    <Section
      level={3}
      title={PUBLISH.affected}
      mark={<Count of={people} />}
      about={people.length ? PUBLISH.affectedText : PUBLISH.nobody}
    >
      <List>
        {people.map(({ id, firstName, lastName, changes }) => (
          <Item
            key={id}
            title={`${firstName} ${lastName}`}
            about={changes.map((change, index) => (
              <Fragment key={change.placeId}>
                {index > 0 && <br />}
                <Change change={change} timeZone={timeZone} />
              </Fragment>
            ))}
          />
        ))}
      </List>
    </Section>
  )
}

function Change({ change, timeZone }: { change: PublishedChange; timeZone: string }) {
  const words = (details: PlaceDetails) =>
    `${placeText(details)}, ${details.eventName}, ${hoursText(details, timeZone)}`
  return (
    <>
      <Badge variant="light" component="span" color={change.kind === 'removed' ? 'yellow' : 'gray'}>
        {PUBLISH.kinds[change.kind]}
      </Badge>{' '}
      {nightText(change.night)} {words(change.kind === 'removed' ? change.before : change.after)}
      {change.kind === 'changed' && <span>{PUBLISH.was(words(change.before))}</span>}
    </>
  )
}

/** The people who have not seen what is published, each with a text and an email that are ready to be sent. */
function UnseenPeople({ people }: { people: Unseen[] }) {
  const emails = people.map(({ email }) => email.trim()).filter((email) => email.includes('@'))
  return (
    <Section
      level={3}
      title={PUBLISH.unseen}
      about={people.length ? PUBLISH.unseenText : PUBLISH.allSeen}
      mark={<Count of={people} />}
      tools={emails.length > 0 && <CopyButton text={emails.join(', ')} label={PUBLISH.copyEmails} />}
    >
      <List>
        {people.map((person) => (
          <UnseenPerson key={person.id} person={person} />
        ))}
      </List>
    </Section>
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
    <Item title={name} about={person.nights.map(({ night }) => nightText(night)).join('; ')}>
      {text && link(PUBLISH.text, text)}
      {mail && link(PUBLISH.email, mail)}
      {!text && !mail && <Text quiet>{PUBLISH.noContact}</Text>}
    </Item>
  )
}
