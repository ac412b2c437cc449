import { Accordion, Button } from '@mantine/core'
import { isFinal } from '@nightshift/shared/hiring/status'
import type { User } from '@nightshift/shared/people/employees/contract'
import { SEASONS_CALLS } from '@nightshift/shared/seasons/calls'
import type { SeasonName } from '@nightshift/shared/seasons/contract'
import { dialogs } from '@nightshift/ui/dialogs/dialogs.tsx'
import { showFailure } from '@nightshift/ui/dialogs/failure.ts'
import { STATES } from '@nightshift/ui/states/states.texts.ts'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { Facts } from '../../../../kit/facts.tsx'
import { Actions, Stack } from '../../../../kit/layout.tsx'
import { OfficeModal } from '../../../../kit/office-modal.tsx'
import { queryOf } from '../../../../lib/calls.ts'
import { useFestival } from '../../../setup/festivals/chooser/use-festival.ts'
import { eventsQuery } from '../../../setup/positions/positions.api.ts'
import { ApplicationBadges } from '../application-badges.tsx'
import { applicationsOfQuery, type SentApplication } from '../applications.api.ts'
import { HIRING } from '../hiring.texts.ts'
import { type Listed, readApplications } from '../list/listed.ts'
import { useUndoHire } from '../use-undo-hire.ts'
import { AnswerList } from './answer-list.tsx'
import { bySeason } from './by-season.ts'

/** Badges, notes and answers of an application. */
const ApplicationDetails = ({ listed }: { listed: Listed }) => (
  <>
    <ApplicationBadges application={listed.application} />
    {listed.application.notes && (
      <Facts words facts={[{ label: HIRING.notes, value: listed.application.notes }]} />
    )}
    <AnswerList listed={listed} />
  </>
)

type Props = { employee: User; onClose: () => void }

/** Shows the applications that an employee was hired from, the newest season's first, or a message when there is none. */
export function ApplicationViewer({ employee, onClose }: Props) {
  const { id, timeZone } = useFestival()
  const sent = useQuery(applicationsOfQuery(id, employee.id))
  const events = useQuery(eventsQuery(id))
  const seasons = useQuery(queryOf(SEASONS_CALLS.list, { params: { id } }))
  const { undo, isPending, isUndone } = useUndoHire()
  const error = sent.error ?? events.error ?? seasons.error
  const found = sent.data && seasons.data && bySeason(sent.data, seasons.data)

  // biome-ignore lint/correctness/useExhaustiveDependencies: shows the message once per result
  useEffect(() => {
    if (error) showFailure(error, HIRING.loadFailed).then(onClose)
    else if (isPending || isUndone) return
    else if (found?.kind === 'none') dialogs.alert(HIRING.notFound).then(onClose)
    else if (found?.kind === 'unexpected')
      dialogs.alert({ title: STATES.failedTitle, text: HIRING.unexpected }).then(onClose)
  }, [error, found?.kind])

  if (found?.kind !== 'found' || !events.data) return null
  const read = (application: SentApplication) => readApplications([application], events.data, timeZone)[0]!
  const newest = read(found.newest.application)
  async function undoAndClose() {
    if (await undo(newest.application.id, newest.name)) onClose()
  }
  const canUndo =
    newest.application.status === 'hired' &&
    !isFinal(newest.application, found.newest.season ?? { closedAt: null })
  return (
    <OfficeModal title={HIRING.viewer(newest.name)} onClose={onClose} size="xl">
      <Stack>
        <ApplicationDetails listed={newest} />
        {canUndo && (
          <Actions>
            <Button variant="default" aria-busy={isPending} onClick={undoAndClose}>
              {HIRING.undoHire}
            </Button>
          </Actions>
        )}
        <EarlierApplications
          earlier={found.earlier.map(({ application, season }) => ({
            listed: read(application),
            season,
          }))}
        />
      </Stack>
    </OfficeModal>
  )
}

type EarlierApplicationsProps = { earlier: { listed: Listed; season: SeasonName | undefined }[] }

/** The applications of earlier seasons, collapsed, by season. */
function EarlierApplications({ earlier }: EarlierApplicationsProps) {
  if (!earlier.length) return null
  return (
    <section aria-label={HIRING.earlier}>
      <Accordion order={3}>
        {earlier.map(({ listed, season }) => (
          <Accordion.Item key={listed.application.id} value={String(listed.application.id)}>
            <Accordion.Control>{HIRING.earlierOf(season, listed.positionLabel)}</Accordion.Control>
            <Accordion.Panel>
              <Stack>
                <ApplicationDetails listed={listed} />
              </Stack>
            </Accordion.Panel>
          </Accordion.Item>
        ))}
      </Accordion>
    </section>
  )
}
