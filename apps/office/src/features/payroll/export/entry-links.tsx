import { Button } from '@mantine/core'
import type { PayrollEntry } from '../../time/timesheets/timesheets.api.ts'
import { EXPORT } from './export.texts.ts'
import styles from './export-dialog.module.css'

/** Limits the list. */
const SHOWN = 50

type Link = { entry: PayrollEntry; words: string }
type Props = { links: Link[]; onOpen: (entry: PayrollEntry) => void }

/** Links to entries; each opens its entry. */
export const EntryLinks = ({ links, onOpen }: Props) => (
  <ul className={styles.issues}>
    {links.slice(0, SHOWN).map(({ entry, words }) => (
      <li key={entry.id}>
        <Button
          variant="subtle"
          fullWidth
          justify="flex-start"
          classNames={{ root: styles.issue, label: styles.words }}
          onClick={() => onOpen(entry)}
        >
          {words}
        </Button>
      </li>
    ))}
    {links.length > SHOWN && <li className={styles.hint}>{EXPORT.more(links.length - SHOWN)}</li>}
  </ul>
)
