import { Switch, TextInput } from '@mantine/core'
import { can } from '@nightshift/shared/access'
import { MOST_SEASONS_BEFORE } from '@nightshift/shared/people/employees/contract'
import { Fields } from '../../../../kit/layout.tsx'
import { useMe } from '../../../access/auth/use-auth.ts'
import { EMPLOYEES } from '../employees.texts.ts'
import type { EmployeeForm } from './employee-form-fields.tsx'

/** Seasons before Nightshift, and whether the person may come back, as far as the level allows. */
export function SeasonFields({ form: { fields, problems, change } }: { form: EmployeeForm }) {
  const me = useMe()
  const { seasonsBefore = 0, mayReturn = true } = fields
  return (
    <Fields>
      {can(me, 'employees.seasonsBefore') && (
        <TextInput
          type="number"
          inputMode="numeric"
          name="seasonsBefore"
          min={0}
          max={MOST_SEASONS_BEFORE}
          label={EMPLOYEES.fields.seasonsBefore}
          description={EMPLOYEES.seasonsBeforeHint}
          value={Number.isNaN(seasonsBefore) ? '' : seasonsBefore}
          error={problems.seasonsBefore}
          // Not a number while it is empty, which the schema refuses.
          onChange={({ currentTarget: { value } }) =>
            change({ seasonsBefore: value === '' ? Number.NaN : Number(value) })
          }
        />
      )}
      {can(me, 'employees.mayReturn') && (
        <Switch
          size="md"
          label={EMPLOYEES.fields.mayReturn}
          description={EMPLOYEES.mayReturnHint}
          checked={mayReturn}
          onChange={({ currentTarget }) => change({ mayReturn: currentTarget.checked })}
        />
      )}
    </Fields>
  )
}
