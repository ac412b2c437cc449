import { fullName } from '@nightshift/shared/people/employees/rules'
import type { TimeEntry } from '@nightshift/shared/time/timeclock/contract'
import { useFailureAlert } from '@nightshift/ui/dialogs/failure.ts'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { Item, List, Text } from '../../../kit/layout.tsx'
import { Section } from '../../../kit/page.tsx'
import { PersonPhoto } from '../../../kit/person-photo/person-photo.tsx'
import { TimeOnClock } from '../../../kit/time-on-clock.tsx'
import { useFestival } from '../../setup/festivals/chooser/use-festival.ts'
import { eventsQuery } from '../../setup/positions/positions.api.ts'
import { openEntriesQuery } from '../../time/entries/open-entries.api.ts'
import { type BoardEvent, boardOf } from './board.ts'
import styles from './dashboard.module.css'
import { DASHBOARD_TEXTS } from './dashboard.texts.ts'

const words = DASHBOARD_TEXTS.board

/** Who is on the clock now. `employees` is the path of the employee list. */
export function ClockBoard({ employees }: { employees: string }) {
  const { id } = useFestival()
  const { data: entries, error } = useQuery(openEntriesQuery(id))
  const { data: events } = useQuery(eventsQuery(id))
  useFailureAlert(error, words.failed)
  return (
    <Section
      framed
      title={words.title}
      mark={
        entries && entries.length > 0 && <small className={styles.total}>{words.count(entries.length)}</small>
      }
    >
      {entries?.length === 0 && <Text quiet>{words.empty}</Text>}
      {error && !entries && <Text quiet>{DASHBOARD_TEXTS.notLoaded}</Text>}
      {entries && events && (
        <div className={styles.board}>
          {boardOf(entries, events).map((event) => (
            <EventColumn key={event.id ?? 0} event={event} employees={employees} />
          ))}
        </div>
      )}
    </Section>
  )
}

function EventColumn({ event, employees }: { event: BoardEvent; employees: string }) {
  const { id, name = words.elsewhere, count, positions } = event
  return (
    <div className={styles.event}>
      <h3>
        {id === undefined ? (
          name
        ) : (
          <Link to={`${employees}?status=clockedIn&event=${id}`} title={words.show(name)}>
            {name}
          </Link>
        )}
        <span>{count}</span>
      </h3>
      {positions.map((position) => (
        <div key={position.name}>
          <h4>{position.name}</h4>
          <List>
            {position.entries.map((entry) => (
              <Person key={entry.id} entry={entry} />
            ))}
          </List>
        </div>
      ))}
    </div>
  )
}

function Person({ entry: { user, startTime } }: { entry: TimeEntry }) {
  if (!user) return null
  const name = fullName(user)
  return (
    <Item title={name} before={<PersonPhoto photo={user.photo} name={name} size={28} />}>
      <TimeOnClock since={startTime} className={styles.time} />
    </Item>
  )
}
