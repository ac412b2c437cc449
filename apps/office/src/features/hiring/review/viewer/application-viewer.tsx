import { Button } from '@mantine/core'
import type { User } from '@nightshift/shared/employees/contract'
import { dialogs } from '@nightshift/ui/dialogs/dialogs.tsx'
import { tellFailure } from '@nightshift/ui/dialogs/failure.ts'
import { STATES } from '@nightshift/ui/states/states.texts.ts'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { OfficeModal } from '../../../../ui/office-modal.tsx'
import { useFestival } from '../../../festivals/chooser/use-festival.ts'
import { eventsQuery } from '../../../positions/positions.api.ts'
import { ApplicationBadges } from '../application-badges.tsx'
import { applicationsOfQuery } from '../applications.api.ts'
import { HIRING } from '../hiring.texts.ts'
import { readApplications } from '../list/listed.ts'
import { useUndoHire } from '../use-undo-hire.ts'
import { AnswerList } from './answer-list.tsx'
import styles from './viewer.module.css'

type Props = { employee: User; onClose: () => void }

/** Shows the application that an employee was hired from, or a message when there is none. */
export function ApplicationViewer({ employee, onClose }: Props) {
  const { id, timeZone } = useFestival()
  const sent = useQuery(applicationsOfQuery(id, employee.id))
  const events = useQuery(eventsQuery(id))
  const { undo, isPending, isUndone } = useUndoHire()
  const error = sent.error ?? events.error
  const count = sent.data?.length

  // biome-ignore lint/correctness/useExhaustiveDependencies: shows the message once per result
  useEffect(() => {
    if (error) tellFailure(error, HIRING.loadFailed).then(onClose)
    else if (isPending || isUndone) return
    else if (count === 0) dialogs.alert(HIRING.notFound).then(onClose)
    else if (count !== undefined && count > 1)
      dialogs.alert({ title: STATES.failedTitle, text: HIRING.unexpected }).then(onClose)
  }, [error, count])

  if (count !== 1 || !sent.data || !events.data) return null
  const [listed] = readApplications(sent.data, events.data, timeZone)
  async function undoAndClose() {
    if (await undo(listed!.application.id, listed!.name)) onClose()
  }
  return (
    <OfficeModal title={HIRING.viewer(listed!.name)} onClose={onClose} size="xl">
      <div className={styles.viewer}>
        <ApplicationBadges application={listed!.application} />
        {listed!.application.notes && (
          <section>
            <h3 className={styles.title}>{HIRING.notes}</h3>
            <p className={styles.notes}>{listed!.application.notes}</p>
          </section>
        )}
        <AnswerList listed={listed!} />
        {listed!.application.status === 'hired' && (
          <Button variant="default" className={styles.undo} aria-busy={isPending} onClick={undoAndClose}>
            {HIRING.undoHire}
          </Button>
        )}
      </div>
    </OfficeModal>
  )
}
