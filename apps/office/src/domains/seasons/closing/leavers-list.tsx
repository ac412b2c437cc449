import { Button, TextInput } from '@mantine/core'
import type { ClosingPerson } from '@nightshift/shared/seasons/season-closing/contract'
import { SearchIcon } from '@nightshift/ui/icons.tsx'
import { memo, useDeferredValue, useMemo, useState } from 'react'
import { List, Row, Text } from '../../../kit/layout.tsx'
import styles from '../seasons.module.css'
import { CLOSING } from './closing.texts.ts'
import { isTicked, matchingPeople, type Ticks, tickedIds, withAll } from './leavers.ts'

type Props = {
  people: ClosingPerson[]
  ticks: Ticks
  ownId: string
  onChange: (change: (ticks: Ticks) => Ticks) => void
}

/** The active people with a tick each. Native inputs: two thousand of them render at once. */
export function LeaversList({ people, ticks, ownId, onChange }: Props) {
  const [query, setQuery] = useState('')
  const deferred = useDeferredValue(query)
  const shown = useMemo(() => matchingPeople(people, deferred), [people, deferred])
  if (people.length === 0) return <Text>{CLOSING.nobody}</Text>
  const setAll = (ticked: boolean) => onChange((before) => withAll(before, shown, ticked))
  return (
    <>
      <Row>
        <TextInput
          aria-label={CLOSING.search}
          placeholder={CLOSING.search}
          leftSection={<SearchIcon />}
          value={query}
          onChange={({ currentTarget }) => setQuery(currentTarget.value)}
        />
        <Button variant="default" onClick={() => setAll(true)}>
          {CLOSING.tickShown}
        </Button>
        <Button variant="default" onClick={() => setAll(false)}>
          {CLOSING.untickShown}
        </Button>
      </Row>
      <Text status>{CLOSING.ticked(tickedIds(people, ticks, ownId).length, people.length)}</Text>
      {shown.length === 0 ? (
        <Text>{CLOSING.nobodyFound}</Text>
      ) : (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable without a mouse
        <section className={styles.frame} tabIndex={0} aria-label={CLOSING.people}>
          <List>
            {shown.map((person) => (
              <Leaver
                key={person.id}
                person={person}
                ticked={isTicked(person, ticks, ownId)}
                isOwn={person.id === ownId}
                onChange={onChange}
              />
            ))}
          </List>
        </section>
      )}
    </>
  )
}

type LeaverProps = Pick<Props, 'onChange'> & { person: ClosingPerson; ticked: boolean; isOwn: boolean }

const Leaver = memo(({ person, ticked, isOwn, onChange }: LeaverProps) => (
  <li className={styles.person}>
    <label>
      <input
        type="checkbox"
        checked={ticked}
        disabled={isOwn}
        onChange={({ currentTarget: { checked } }) =>
          onChange((before) => new Map([...before, [person.id, checked]]))
        }
      />
      <span className={styles.name}>
        {person.firstName} {person.lastName}
      </span>
      <span className={styles.about}>
        {[
          ...(person.accessLvl > 0 ? [CLOSING.levels[person.accessLvl]] : []),
          ...(person.clockedIn ? [CLOSING.clockedIn] : []),
          ...(isOwn ? [CLOSING.you] : []),
        ].join(' · ')}
      </span>
    </label>
  </li>
))
