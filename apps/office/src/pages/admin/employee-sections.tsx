import { can } from '@nightshift/shared/access'
import { OFFICE_PATHS } from '@nightshift/shared/paths'
import { useMe } from '../../features/auth/use-auth.ts'
import { INVITATIONS } from '../../features/invitations/invitations.texts.ts'
import { SectionLinks } from './section-links.tsx'

/** Links between the employees and the invitation of earlier crew, for those who may invite. */
export const EmployeeSections = () =>
  can(useMe(), 'employees.invite') && (
    <SectionLinks
      label={INVITATIONS.sections}
      sections={[
        { to: OFFICE_PATHS.employees, label: INVITATIONS.employees },
        { to: OFFICE_PATHS.crew, label: INVITATIONS.title },
      ]}
    />
  )
