import { can } from '@nightshift/shared/access'
import { OFFICE_PATHS } from '@nightshift/shared/paths'
import { SectionLinks } from '../../../shell/section-links.tsx'
import { useMe } from '../../access/auth/use-auth.ts'
import { INVITATIONS } from '../../hiring/invitations/invitations.texts.ts'
import { JACKETS } from '../employees/jackets/jackets.texts.ts'

/** Links between the employees and the lists about them, for managers. */
export function EmployeeSections() {
  if (!can(useMe(), 'employees.jackets')) return null
  return (
    <SectionLinks
      label={JACKETS.sections}
      sections={[
        { to: OFFICE_PATHS.employees, label: JACKETS.employees },
        { to: OFFICE_PATHS.crew, label: INVITATIONS.title },
        { to: OFFICE_PATHS.jackets, label: JACKETS.title },
      ]}
    />
  )
}
