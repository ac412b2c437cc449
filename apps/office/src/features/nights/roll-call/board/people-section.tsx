import { Title } from '@mantine/core'
import { useId, useRef } from 'react'
import { useFocusInList } from '../../../../ui/use-focus-in-list.ts'
import { ROLL_CALL } from '../roll-call.texts.ts'
import { byAttraction, type Row } from '../roll-call-view.ts'
import { PersonRow } from './person-row.tsx'
import styles from './roll-call-board.module.css'

type Props = {
  kind: 'unaccounted' | 'safe'
  rows: Row[]
  timeZone: string
  onTap: (row: Row, isSafe: boolean) => void
}

/** Those who are not accounted for, or those who are, by attraction. */
export function PeopleSection({ kind, rows, timeZone, onTap }: Props) {
  const titleId = useId()
  const list = useRef<HTMLElement>(null)
  const onFocus = useFocusInList(
    list,
    rows.map(({ id }) => id),
  )
  if (!rows.length) return null
  return (
    <section ref={list} aria-labelledby={titleId} onFocus={onFocus}>
      <Title id={titleId} order={2} size="h4" className={styles.kind} data-kind={kind}>
        {ROLL_CALL[kind]}
      </Title>
      {byAttraction(rows).map((group) => (
        <div key={group.attraction}>
          <h3 className={styles.attraction}>
            {group.attraction || ROLL_CALL.unknownAttraction}
            <span>{group.rows.length}</span>
          </h3>
          <ul className={styles.people}>
            {group.rows.map((row) => (
              <PersonRow
                key={row.id}
                row={row}
                isSafe={kind === 'safe'}
                timeZone={timeZone}
                onTap={() => onTap(row, kind !== 'safe')}
              />
            ))}
          </ul>
        </div>
      ))}
    </section>
  )
}
