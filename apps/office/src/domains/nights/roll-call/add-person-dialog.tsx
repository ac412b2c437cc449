import { TextInput } from '@mantine/core'
import { foldText, textFilter } from '@nightshift/shared/text-search'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { List, Stack, Text } from '../../../kit/layout.tsx'
import { OfficeModal } from '../../../kit/office-modal.tsx'
import { PersonPhoto } from '../../../kit/person-photo/person-photo.tsx'
import { useFestival } from '../../setup/festivals/chooser/use-festival.ts'
import { type Candidate, candidatesQuery } from './roll-call.api.ts'
import { ROLL_CALL } from './roll-call.texts.ts'
import styles from './roll-call-board.module.css'
import { nameOf } from './roll-call-view.ts'

const MOST_SHOWN = 20

type Props = {
  isListed: (id: string) => boolean
  onAdd: (person: Candidate) => void
  onClose: () => void
}

/** Finds somebody of the festival who is not on the list; one tap adds them. */
export function AddPersonDialog({ isListed, onAdd, onClose }: Props) {
  const { id } = useFestival()
  const [search, setSearch] = useState('')
  const { data: people = [], error } = useQuery(candidatesQuery(id))
  const matches = textFilter(search)
  const found = people.filter((person) => !isListed(person.id) && matches(foldText(nameOf(person))))
  return (
    <OfficeModal title={ROLL_CALL.add} onClose={onClose}>
      <Stack>
        <TextInput
          type="search"
          data-autofocus
          label={ROLL_CALL.search}
          description={ROLL_CALL.addHint}
          value={search}
          onChange={({ currentTarget }) => setSearch(currentTarget.value)}
        />
        <List>
          {found.slice(0, MOST_SHOWN).map((person) => (
            <li key={person.id}>
              <button
                type="button"
                className={styles.row}
                onClick={() => {
                  onAdd(person)
                  onClose()
                }}
              >
                <PersonPhoto photo={person.photo} name={nameOf(person)} size={40} />
                <strong>{nameOf(person)}</strong>
              </button>
            </li>
          ))}
        </List>
        <Text quiet status>
          {found.length > MOST_SHOWN && ROLL_CALL.addMore(found.length - MOST_SHOWN)}
          {found.length === 0 && (error && !people.length ? ROLL_CALL.addFailed : ROLL_CALL.addNone)}
        </Text>
      </Stack>
    </OfficeModal>
  )
}
