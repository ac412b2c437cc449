import { formatCents, toCents } from '@nightshift/shared/money'
import type { User } from '@nightshift/shared/people/employees/contract'
import { positionLabel } from '@nightshift/shared/people/employees/rules'
import { workedText } from '@nightshift/shared/people/tenure/words'
import { Facts } from '../../../kit/facts.tsx'
import { Text } from '../../../kit/layout.tsx'
import { useAttendanceText } from '../../nights/attendance/use-attendance-text.ts'
import { EMPLOYEES } from './employees.texts.ts'

export const SECTIONS = ['details', 'positions', 'emergency', 'notes'] as const
export type SectionId = (typeof SECTIONS)[number]

type Row = readonly [label: string, value: string | undefined]
const factsOf = (rows: Row[]) => rows.map(([label, value]) => ({ label, value: value || EMPLOYEES.nothing }))

const { fields } = EMPLOYEES

type DetailsProps = { employee: User; years?: number[] }

/** The Paychex ID and the attendance show only to those with the permission. */
export function Details({ employee, years }: DetailsProps) {
  const attendance = useAttendanceText(employee.id)
  return (
    <Facts
      words
      facts={factsOf([
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
      ])}
    />
  )
}

export const Positions = ({ employee: { positions = [], userPositions = [] } }: { employee: User }) =>
  positions.length === 0 ? (
    <Text quiet>{EMPLOYEES.positions.none}</Text>
  ) : (
    <Facts
      facts={factsOf(
        positions.map((position) => {
          const held = userPositions.find(({ positionId }) => positionId === position.id)
          return [positionLabel(position), held && EMPLOYEES.perHour(formatCents(toCents(held.payrate)))]
        }),
      )}
    />
  )

export const Emergency = ({ employee }: { employee: User }) => (
  <Facts
    words
    facts={factsOf([
      [fields.emergencyContact, employee.emergencyContact],
      [fields.emergencyRelation, employee.emergencyRelation],
      [fields.emergencyPhone, employee.emergencyPhone],
    ])}
  />
)
