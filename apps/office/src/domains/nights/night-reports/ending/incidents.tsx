import { ActionIcon } from '@mantine/core'
import { NIGHT_REPORTS_CALLS } from '@nightshift/shared/nights/night-reports/calls'
import type { Incident, NightEnding } from '@nightshift/shared/nights/night-reports/contract'
import { formatClock } from '@nightshift/shared/time'
import { dialogs } from '@nightshift/ui/dialogs/dialogs.tsx'
import { CrossIcon, PencilIcon } from '@nightshift/ui/icons.tsx'
import { type ReactNode, useState } from 'react'
import { Item, List, Text } from '../../../../kit/layout.tsx'
import { useCall } from '../../../../lib/calls.ts'
import { useFestival } from '../../../setup/festivals/chooser/use-festival.ts'
import { NIGHTS } from '../night-reports.texts.ts'
import styles from './ending.module.css'
import { END_NIGHT } from './ending.texts.ts'
import { IncidentForm } from './incident-form.tsx'
import { Part } from './person-rows.tsx'

const words = END_NIGHT.incidents

type ItemProps = {
  incident: Pick<Incident, 'at' | 'note' | 'by' | 'editedBy'>
  timeZone: string
  children?: ReactNode
}

/** What happened, when, and who noted it. */
export const IncidentItem = ({ incident, timeZone, children }: ItemProps) => (
  <Item
    before={<time className={styles.time}>{formatClock(incident.at, timeZone)}</time>}
    title={<span className={styles.note}>{incident.note}</span>}
    about={NIGHTS.authors(incident)}
  >
    {children}
  </Item>
)

/** What happened in the night: short notes with their time. */
export function Incidents({ ending }: { ending: NightEnding }) {
  const { id: festivalId, timeZone } = useFestival()
  const add = useCall(NIGHT_REPORTS_CALLS.addIncident, words.failed)
  const edit = useCall(NIGHT_REPORTS_CALLS.editIncident, words.failed)
  const remove = useCall(NIGHT_REPORTS_CALLS.removeIncident, words.failed)
  const isSaving = [add, edit, remove].some(({ isPending }) => isPending)
  // The version that is edited, not the one that a live event has brought meanwhile.
  const [editing, setEditing] = useState<Incident & { isRefused?: boolean }>()
  const { incidents, night } = ending
  const isEdited = incidents.some(({ id }) => id === editing?.id)

  async function confirmRemove(incident: Incident) {
    if (await dialogs.confirm({ text: words.confirmRemove, confirmLabel: words.remove }))
      await remove({ params: { id: incident.id } })
  }
  return (
    <Part title={words.title} about={incidents.every(({ mayChange }) => mayChange) ? undefined : words.ended}>
      {incidents.length === 0 && <Text quiet>{words.none}</Text>}
      {incidents.length > 0 && (
        <List>
          {incidents.map((incident) => {
            const time = formatClock(new Date(incident.at), timeZone)
            return incident.id === editing?.id ? (
              <li key={incident.id}>
                <IncidentForm
                  ending={ending}
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
              <IncidentItem key={incident.id} incident={incident} timeZone={timeZone}>
                {incident.mayChange && (
                  <>
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
                  </>
                )}
              </IncidentItem>
            )
          })}
        </List>
      )}
      {/* Hidden, not gone: what was typed stays. */}
      <div hidden={isEdited}>
        <IncidentForm
          ending={ending}
          isSaving={isSaving}
          onSave={async (fields) => (await add({ body: { festivalId, night, ...fields } })) !== undefined}
        />
      </div>
    </Part>
  )
}
