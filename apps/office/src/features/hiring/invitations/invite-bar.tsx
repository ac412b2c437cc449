import { Button } from '@mantine/core'
import type { CrewMember } from '@nightshift/shared/hiring/invitations/contract'
import { DownloadIcon } from '@nightshift/ui/icons.tsx'
import { INVITATIONS } from './invitations.texts.ts'
import styles from './invite-bar.module.css'

type Props = {
  shown: CrewMember[]
  selected: ReadonlySet<string>
  busy: boolean
  onTick: (ids: string[], isTicked: boolean) => void
  onExport: () => void
}

/** Ticks all that are shown, counts the ticked ones and exports them. */
export function InviteBar({ shown, selected, busy, onTick, onExport }: Props) {
  const reachable = shown.filter(({ hasContact }) => hasContact).map(({ id }) => id)
  const ticked = reachable.filter((id) => selected.has(id)).length
  const notShown = selected.size - ticked
  const all = reachable.length > 0 && ticked === reachable.length
  return (
    <div className={styles.bar}>
      <label className={styles.all}>
        <input
          type="checkbox"
          className={styles.box}
          checked={all}
          disabled={reachable.length === 0}
          ref={(box) => {
            if (box) box.indeterminate = ticked > 0 && !all
          }}
          onChange={() => onTick(reachable, !all)}
        />
        {INVITATIONS.selectShown(reachable.length)}
      </label>
      <p role="status" className={styles.count}>
        <strong>{INVITATIONS.selected(selected.size)}</strong>
        {notShown > 0 && <span>{INVITATIONS.notShown(notShown)}</span>}
      </p>
      <Button
        className={styles.export}
        leftSection={<DownloadIcon />}
        disabled={selected.size === 0}
        aria-busy={busy}
        onClick={onExport}
      >
        {INVITATIONS.export}
      </Button>
    </div>
  )
}
