import { can } from '@nightshift/shared/access'
import { formatCents, toCents } from '@nightshift/shared/money'
import type { User } from '@nightshift/shared/people/employees/contract'
import { positionLabel } from '@nightshift/shared/people/employees/rules'
import { useState } from 'react'
import { Item, List, Text } from '../../../../kit/layout.tsx'
import { Section } from '../../../../kit/page.tsx'
import { useReportUnsaved } from '../../../../kit/use-report-unsaved.ts'
import { useMe } from '../../../access/auth/use-auth.ts'
import { EMPLOYEES } from '../employees.texts.ts'
import { AddPosition } from './add-position.tsx'
import { HeldPosition } from './held-position.tsx'

type Props = { employee: User; onUnsaved: (unsaved: boolean) => void }

/** The held positions with pay rates. Each change is saved at once; without the permission it is read-only. */
export function HeldPositions({ employee, onUnsaved }: Props) {
  const manages = can(useMe(), 'employees.positions')
  const [drafts, setDrafts] = useState<Record<string, boolean>>({})
  const unsaved = Object.values(drafts).some(Boolean)
  useReportUnsaved(onUnsaved, unsaved)
  const draft = (key: string | number) => (typed: boolean) =>
    setDrafts((known) => ({ ...known, [key]: typed }))

  const { positions = [], userPositions = [] } = employee
  const held = userPositions.flatMap(({ positionId, payrate }) => {
    const position = positions.find(({ id }) => id === positionId)
    return position ? [{ positionId, payrate, label: positionLabel(position) }] : []
  })
  return (
    <Section level={3} title={EMPLOYEES.positions.title}>
      {held.length === 0 && <Text quiet>{EMPLOYEES.positions.none}</Text>}
      <List>
        {held.map((one) =>
          manages ? (
            <HeldPosition
              key={`${one.positionId} ${one.payrate}`}
              employee={employee}
              held={one}
              onDraft={draft(one.positionId)}
            />
          ) : (
            <Item key={one.positionId} title={one.label}>
              {formatCents(toCents(one.payrate))}
            </Item>
          ),
        )}
      </List>
      {manages && <AddPosition employee={employee} onDraft={draft('add')} />}
    </Section>
  )
}
