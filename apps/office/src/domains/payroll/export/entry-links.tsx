import { Item, List, Text } from '../../../kit/layout.tsx'
import type { PayrollEntry } from '../../time/timesheets/timesheets.api.ts'
import { EXPORT } from './export.texts.ts'

/** Limits the list. */
const SHOWN = 50

type Link = { entry: PayrollEntry; words: string }
type Props = { links: Link[]; onOpen: (entry: PayrollEntry) => void }

/** Links to entries; each opens its entry. */
export const EntryLinks = ({ links, onOpen }: Props) => (
  <>
    <List>
      {links.slice(0, SHOWN).map(({ entry, words }) => (
        <Item key={entry.id} title={words} onOpen={() => onOpen(entry)} />
      ))}
    </List>
    {links.length > SHOWN && <Text quiet>{EXPORT.more(links.length - SHOWN)}</Text>}
  </>
)
