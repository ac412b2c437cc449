import { ActionIcon, Menu } from '@mantine/core'
import { canHold, canReject } from '@nightshift/shared/hiring/status'
import { MoreIcon } from '@nightshift/ui/icons.tsx'
import { HIRING } from '../hiring.texts.ts'
import { useEditApplication } from '../use-edit-application.ts'
import { useUndoHire } from '../use-undo-hire.ts'
import type { Listed } from './listed.ts'
import { MoveTo, type Place } from './move-to.tsx'

type Props = { listed: Listed; places: Place[]; onHire: () => void }

/** The actions on an application. A hired one can be moved, and its hire undone. */
export function ApplicationMenu({ listed, places, onHire }: Props) {
  const { application, name, positionId } = listed
  const { id, status } = application
  const { setStatus, moveTo } = useEditApplication()
  const { undo } = useUndoHire()
  return (
    <Menu
      position="bottom-end"
      menuItemTabIndex={0}
      returnFocus
      // Without key events: a key pressed in the search field is not outside the menu.
      clickOutsideEvents={['mousedown', 'touchstart']}
      // A portal inside the main landmark, stacked above the following cards.
      portalProps={{ target: '#content' }}
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
        {status === 'hired' ? (
          <Menu.Item onClick={() => undo(id, name)}>{HIRING.undoHire}</Menu.Item>
        ) : (
          <Menu.Item onClick={onHire}>{HIRING.hire}</Menu.Item>
        )}
        <MoveTo places={places} currentId={positionId} onMove={(id) => moveTo(application, id)} />
      </Menu.Dropdown>
    </Menu>
  )
}
