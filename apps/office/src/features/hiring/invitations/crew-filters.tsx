import { NativeSelect, TextInput } from '@mantine/core'
import { Fields } from '../../../kit/layout.tsx'
import { type CrewView, noteOf, sortOf } from './crew-view.ts'
import { INVITATIONS } from './invitations.texts.ts'

type Props = { view: CrewView; positions: string[]; onChange: (changes: Partial<CrewView>) => void }

const words = INVITATIONS.filters
const options = (labels: Record<string, string>) =>
  Object.entries(labels).map(([value, label]) => ({ value, label }))

/** The filters of the crew list, kept in the search parameters. */
export function CrewFilters({ view, positions, onChange }: Props) {
  const note = noteOf(view)
  return (
    <search>
      <Fields narrow>
        <TextInput
          type="number"
          inputMode="numeric"
          min={0}
          label={words.nights}
          value={view.nights}
          onChange={({ currentTarget }) => onChange({ nights: currentTarget.value })}
        />
        <NativeSelect
          label={words.position}
          value={view.position}
          data={[{ value: '', label: words.everyPosition }, ...positions]}
          onChange={({ currentTarget }) => onChange({ position: currentTarget.value })}
        />
        <NativeSelect
          label={words.note}
          value={note}
          data={options(words.notes)}
          onChange={({ currentTarget }) => onChange({ note: currentTarget.value, text: '' })}
        />
        {note === 'contains' && (
          <TextInput
            type="search"
            label={words.noteText}
            value={view.text}
            onChange={({ currentTarget }) => onChange({ text: currentTarget.value })}
          />
        )}
        <NativeSelect
          label={words.sort}
          value={sortOf(view)}
          data={options(words.sorts)}
          onChange={({ currentTarget }) => onChange({ sort: currentTarget.value })}
        />
        <TextInput
          type="search"
          label={words.text}
          placeholder={words.textHint}
          value={view.q}
          onChange={({ currentTarget }) => onChange({ q: currentTarget.value })}
        />
      </Fields>
    </search>
  )
}
