import { can } from '@nightshift/shared/access'
import { OFFICE_PATHS } from '@nightshift/shared/paths'
import { useMe } from '../../../features/auth/use-auth.ts'
import { JACKETS } from '../../../features/employees/jackets/jackets.texts.ts'
import { INVITATIONS } from '../../../features/invitations/invitations.texts.ts'
import { SectionLinks } from '../section-links.tsx'

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
