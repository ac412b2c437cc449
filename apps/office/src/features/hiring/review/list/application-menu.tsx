import { ActionIcon, Menu } from '@mantine/core'
import { canHold, canReject } from '@nightshift/shared/hiring/status'
import { MoreIcon } from '@nightshift/ui/icons.tsx'
import { HIRING } from '../hiring.texts.ts'
import { useEditApplication } from '../use-edit-application.ts'
import { useUndoHire } from '../use-undo-hire.ts'
import type { Listed } from './listed.ts'
import { MoveTo, type Place } from './move-to.tsx'

type Props = {
  listed: Listed
  places: Place[]
  onHire: () => void
  /** With what was done in words; empty when nothing was. */
  onDone: (words: string) => void
}

/** The actions on an application. A hired one can be moved, and its hire undone. */
export function ApplicationMenu({ listed, places, onHire, onDone }: Props) {
  const { application, name, positionId } = listed
  const { id, status } = application
  const { setStatus, moveTo } = useEditApplication()
  const { undo } = useUndoHire()
  const say = async (change: Promise<boolean>, words: string) => onDone((await change) ? words : '')
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
      portalProps={{ target: '#content' }}
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
