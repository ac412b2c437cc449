import { ActionIcon } from '@mantine/core'
import { NIGHT_REPORTS_CALLS } from '@nightshift/shared/nights/night-reports/calls'
import type { Incident, NightClosing } from '@nightshift/shared/nights/night-reports/contract'
import { formatClock } from '@nightshift/shared/time'
import { dialogs } from '@nightshift/ui/dialogs/dialogs.tsx'
import { CrossIcon, PencilIcon } from '@nightshift/ui/icons.tsx'
import { useState } from 'react'
import { useCall } from '../../../../lib/calls.ts'
import { useFestival } from '../../../setup/festivals/chooser/use-festival.ts'
import { NIGHTS } from '../night-reports.texts.ts'
import styles from './closing.module.css'
import { CLOSING_NIGHT } from './closing.texts.ts'
import { IncidentForm } from './incident-form.tsx'
import { Section } from './section.tsx'

const words = CLOSING_NIGHT.incidents

/** What happened in the night: short notes with their time. */
export function Incidents({ closing }: { closing: NightClosing }) {
  const { id: festivalId, timeZone } = useFestival()
  const add = useCall(NIGHT_REPORTS_CALLS.addIncident, words.failed)
  const edit = useCall(NIGHT_REPORTS_CALLS.editIncident, words.failed)
  const remove = useCall(NIGHT_REPORTS_CALLS.removeIncident, words.failed)
  const isSaving = [add, edit, remove].some(({ isPending }) => isPending)
  // The version that is edited, not the one that a live event has brought meanwhile.
  const [editing, setEditing] = useState<Incident & { isRefused?: boolean }>()
  const { incidents, night } = closing
  const isEdited = incidents.some(({ id }) => id === editing?.id)

  async function confirmRemove(incident: Incident) {
    if (await dialogs.confirm({ text: words.confirmRemove, confirmLabel: words.remove }))
      await remove({ params: { id: incident.id } })
  }
  return (
    <Section
      title={words.title}
      hint={incidents.every(({ mayChange }) => mayChange) ? undefined : words.closed}
    >
      {incidents.length === 0 && <p className={styles.nothing}>{words.none}</p>}
      {incidents.length > 0 && (
        <ol className={styles.rows}>
          {incidents.map((incident) => {
            const time = formatClock(new Date(incident.at), timeZone)
            return incident.id === editing?.id ? (
              <li key={incident.id} className={styles.row}>
                <IncidentForm
                  closing={closing}
                  incident={editing}
                  changed={incident.updatedAt === editing.updatedAt ? undefined : incident.note}
                  isSaving={isSaving}
                  onCancel={() => setEditing(undefined)}
                  onSave={async (fields) => {
                    // After a refusal the other version is shown, and the next attempt replaces it.
                    const { id, updatedAt } = editing.isRefused ? incident : editing
                    const saved = await edit({ params: { id }, body: { ...fields, updatedAt } })
                    setEditing(saved ? undefined : { ...editing, isRefused: true })
                    return saved !== undefined
                  }}
                />
              </li>
            ) : (
              <li key={incident.id} className={styles.row}>
                <time className={styles.time}>{time}</time>
                <div className={styles.who}>
                  <p className={styles.note}>{incident.note}</p>
                  <span>{NIGHTS.authors(incident)}</span>
                </div>
                {incident.mayChange && (
                  <div className={styles.rowActions}>
                    <ActionIcon
                      variant="subtle"
                      aria-label={words.editOf(time)}
                      onClick={() => setEditing(incident)}
                    >
                      <PencilIcon />
                    </ActionIcon>
                    <ActionIcon
                      variant="subtle"
                      aria-label={words.removeOf(time)}
                      onClick={() => confirmRemove(incident)}
                    >
                      <CrossIcon />
                    </ActionIcon>
                  </div>
                )}
              </li>
            )
          })}
        </ol>
      )}
      {/* Hidden, not gone: what was typed stays. */}
      <div hidden={isEdited}>
        <IncidentForm
          closing={closing}
          isSaving={isSaving}
          onSave={async (fields) => (await add({ body: { festivalId, night, ...fields } })) !== undefined}
        />
      </div>
    </Section>
  )
}
