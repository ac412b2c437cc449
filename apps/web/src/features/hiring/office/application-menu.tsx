import { ActionIcon, Menu } from '@mantine/core'
import { canHold, canReject } from '@nightshift/shared/hiring/status'
import { useState } from 'react'
import { MoreIcon } from '../../../ui/icons.tsx'
import { HIRING } from '../hiring.texts.ts'
import styles from './application-card.module.css'
import type { Listed } from './listed.ts'
import { useEditApplication } from './use-edit-application.ts'

/** Inside the page's landmark, and above the cards that come after. */
const PLACE = { portalProps: { target: '#content' } }

type Props = { listed: Listed; places: { id: number; label: string }[]; onHire: () => void }

/** What can be done with an application. Somebody who is hired stays hired. */
export function ApplicationMenu({ listed, places, onHire }: Props) {
  const { application, name, positionId } = listed
  const { id, status } = application
  const [moving, setMoving] = useState(false)
  const { setStatus, moveTo } = useEditApplication()
  return (
    <Menu
      position="bottom-end"
      menuItemTabIndex={0}
      returnFocus
      withInitialFocusPlaceholder={false}
      {...PLACE}
    >
      <Menu.Target>
        <ActionIcon variant="subtle" color="gray" size={44} aria-label={HIRING.menu(name)}>
          <MoreIcon />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {canHold(status) && <Menu.Item onClick={() => setStatus(id, 'held')}>{HIRING.hold}</Menu.Item>}
        {canReject(status) && (
          <Menu.Item onClick={() => setStatus(id, 'rejected')}>{HIRING.reject}</Menu.Item>
        )}
        {status !== 'hired' && <Menu.Item onClick={onHire}>{HIRING.hire}</Menu.Item>}
        <Menu.Sub opened={moving} onChange={setMoving} position="left-start" {...PLACE}>
          <Menu.Sub.Target>
            <Menu.Sub.Item onClick={() => setMoving(true)}>{HIRING.moveTo}</Menu.Sub.Item>
          </Menu.Sub.Target>
          <Menu.Sub.Dropdown className={styles.places}>
            {places.map((place) => (
              <Menu.Item
                key={place.id}
                disabled={place.id === positionId}
                onClick={() => moveTo(application, place.id)}
              >
                {place.label}
              </Menu.Item>
            ))}
          </Menu.Sub.Dropdown>
        </Menu.Sub>
      </Menu.Dropdown>
    </Menu>
  )
}
