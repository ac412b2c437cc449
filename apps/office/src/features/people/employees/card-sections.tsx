import { formatCents, toCents } from '@nightshift/shared/money'
import type { User } from '@nightshift/shared/people/employees/contract'
import { positionLabel } from '@nightshift/shared/people/employees/rules'
import { workedText } from '@nightshift/shared/people/tenure/words'
import { useAttendanceText } from '../../nights/attendance/use-attendance-text.ts'
import styles from './card-sections.module.css'
import { EMPLOYEES } from './employees.texts.ts'

export const SECTIONS = ['details', 'positions', 'emergency', 'notes'] as const
export type SectionId = (typeof SECTIONS)[number]

type Row = readonly [term: string, value: string | undefined]

const Facts = ({ rows }: { rows: Row[] }) => (
  <dl className={styles.facts}>
    {rows.map(([term, value]) => (
      <div key={term} className={styles.fact}>
        <dt>{term}</dt>
        <dd>{value || EMPLOYEES.nothing}</dd>
      </div>
    ))}
  </dl>
)

const { fields } = EMPLOYEES

type DetailsProps = { employee: User; years?: number[] }

/** The Paychex ID and the attendance show only to those with the permission. */
export function Details({ employee, years }: DetailsProps) {
  const attendance = useAttendanceText(employee.id)
  return (
    <Facts
      rows={[
        [fields.username, employee.username],
        [fields.email, employee.email],
        [fields.phone, employee.phone],
        [fields.accessLvl, EMPLOYEES.levels[employee.accessLvl]],
        ...(employee.festivalId === null ? [[fields.festivalId, EMPLOYEES.everyFestival] as const] : []),
        ...(employee.paychexId === undefined ? [] : [[fields.paychexId, employee.paychexId] as const]),
        ...(years ? [[fields.seasons, workedText({ ...employee, years })] as const] : []),
        ...(attendance ? [[attendance.label, attendance.text] as const] : []),
        ...(employee.mayReturn === undefined
          ? []
          : [[fields.mayReturn, employee.mayReturn ? EMPLOYEES.yes : EMPLOYEES.no] as const]),
      ]}
    />
  )
}

export const Positions = ({ employee: { positions = [], userPositions = [] } }: { employee: User }) =>
  positions.length === 0 ? (
    <p className={styles.none}>{EMPLOYEES.positions.none}</p>
  ) : (
    <Facts
      rows={positions.map((position) => {
        const held = userPositions.find(({ positionId }) => positionId === position.id)
        return [positionLabel(position), held && EMPLOYEES.perHour(formatCents(toCents(held.payrate)))]
      })}
    />
  )

export const Emergency = ({ employee }: { employee: User }) => (
  <Facts
    rows={[
      [fields.emergencyContact, employee.emergencyContact],
      [fields.emergencyRelation, employee.emergencyRelation],
      [fields.emergencyPhone, employee.emergencyPhone],
    ]}
  />
)
