import type { User } from '@nightshift/shared/people/employees/contract'
import { editingOf, fullName, positionLabel } from '@nightshift/shared/people/employees/rules'
import { tenureText, workedText } from '@nightshift/shared/people/tenure/words'
import type { TimeEntry } from '@nightshift/shared/time/timeclock/contract'
import { ChevronDownIcon } from '@nightshift/ui/icon.tsx'
import { memo, useId } from 'react'
import { Mark } from '../../../kit/mark.tsx'
import { PersonPhoto } from '../../../kit/person-photo/person-photo.tsx'
import { TimeOnClock } from '../../../kit/time-on-clock.tsx'
import { useMe } from '../../access/auth/use-auth.ts'
import { useSeasons } from '../../seasons/use-seasons.ts'
import { Details, Emergency, Positions, SECTIONS, type SectionId } from './card-sections.tsx'
import styles from './employee-card.module.css'
import { type Act, EmployeeMenu } from './employee-menu.tsx'
import { EmployeeNotes } from './employee-notes.tsx'
import { EMPLOYEES } from './employees.texts.ts'
import type { CardState, ChangeCard } from './use-cards.ts'

type Props = {
  employee: User
  entry?: TimeEntry
  years?: number[]
  state?: CardState
  onChange: ChangeCard
  onAct: Act
}

const PHOTO_SIZE = 48

/** One employee; its sections are an accordion. */
export const EmployeeCard = memo(({ employee, entry, years, state, onChange, onAct }: Props) => {
  const name = fullName(employee)
  const titleId = useId()
  const held = heldText(employee)
  return (
    <article className={styles.card} aria-labelledby={titleId}>
      <header className={styles.head}>
        <PersonPhoto photo={employee.photo} name={name} size={PHOTO_SIZE} />
        <div className={styles.who}>
          <h2 id={titleId} className={styles.name} title={name}>
            {name}
          </h2>
          <p className={styles.positions} title={held}>
            {held}
          </p>
          <Standing employee={employee} entry={entry} years={years} />
        </div>
        <EmployeeMenu one={{ employee, entry, years }} onAct={onAct} />
      </header>
      <Sections employee={employee} years={years} state={state} onChange={onChange} />
    </article>
  )
})

/** Whether they are clocked in, and for how many seasons they have worked. */
function Standing({ employee, entry, years }: Pick<Props, 'employee' | 'entry' | 'years'>) {
  const { card } = EMPLOYEES
  const words = entry ? card.clockedInAs(entry.positionName) : card.notClockedIn
  return (
    <p className={styles.standing} data-clocked-in={entry !== undefined || undefined}>
      <span>
        <Mark shape={entry ? 'full' : 'ring'} tone={entry ? 'ok' : 'mute'} />
        <span>{employee.isActive || entry ? words : card.inactive}</span>
        {entry && <TimeOnClock since={entry.startTime} />}
      </span>
      {years && <TenureNote employee={employee} years={years} />}
    </p>
  )
}

const heldText = ({ positions = [] }: User) =>
  positions.map(positionLabel).join(', ') || EMPLOYEES.card.noPosition

function Sections({
  employee,
  years,
  state = {},
  onChange,
}: Pick<Props, 'employee' | 'years' | 'state' | 'onChange'>) {
  const panelId = useId()
  const { section, notes } = state
  const name = fullName(employee)
  const changed = notes !== undefined && notes !== (employee.notes ?? '')
  return (
    <>
      <div className={styles.sections}>
        {SECTIONS.map((id) => (
          <button
            key={id}
            type="button"
            className={styles.section}
            aria-expanded={section === id}
            aria-controls={section === id ? panelId : undefined}
            onClick={() => onChange(employee.id, { section: section === id ? undefined : id })}
          >
            <span className={styles.label}>
              {EMPLOYEES.sections[id]}
              {id === 'notes' && changed && (
                <span role="img" aria-label={EMPLOYEES.notesChanged} className={styles.changed} />
              )}
            </span>
            <ChevronDownIcon size={16} />
          </button>
        ))}
      </div>
      {section && (
        <section
          id={panelId}
          className={styles.panel}
          aria-label={EMPLOYEES.sections.of(EMPLOYEES.sections[section], name)}
        >
          <Panel section={section} employee={employee} years={years} notes={notes} onChange={onChange} />
        </section>
      )}
    </>
  )
}

type PanelProps = Pick<Props, 'employee' | 'years' | 'onChange'> & { section: SectionId; notes?: string }

function Panel({ section, employee, years, notes, onChange }: PanelProps) {
  const me = useMe()
  if (section === 'details') return <Details employee={employee} years={years} />
  if (section === 'positions') return <Positions employee={employee} />
  if (section === 'emergency') return <Emergency employee={employee} />
  return (
    <EmployeeNotes
      employee={employee}
      draft={notes}
      onDraft={(draft) => onChange(employee.id, { notes: draft })}
      // What was typed meanwhile is still unsaved.
      onSaved={(saved) => onChange(employee.id, ({ notes }) => (notes === saved ? { notes: undefined } : {}))}
      readOnly={editingOf(me, employee) !== 'here'}
    />
  )
}

type TenureNoteProps = { employee: User; years: number[] }

/** How many seasons somebody has worked; the years are its tooltip, and in the details. */
function TenureNote({ employee: { seasonsBefore }, years }: TenureNoteProps) {
  const { current } = useSeasons()
  const tenure = { years, seasonsBefore }
  const text = current && tenureText(tenure, current.year)
  if (!text) return null
  return (
    <span title={workedText(tenure)}>
      <span aria-hidden="true">· </span>
      {text}
    </span>
  )
}
