import { OFFICE_PATHS } from '@nightshift/shared/paths'
import { useLocation } from 'react-router'
import { ATTENTION } from '../../features/shifts/attention/attention.texts.ts'
import { useAttentionCount } from '../../features/shifts/attention/use-attention.ts'
import { SectionLinks } from './section-links.tsx'

/** Links between the entries and what needs attention, while there is something or that page is open. */
export function TimesheetSections() {
  const count = useAttentionCount()
  const { pathname } = useLocation()
  if (count === 0 && pathname === OFFICE_PATHS.timesheets) return null
  return (
    <SectionLinks
      label={ATTENTION.sections}
      sections={[
        { to: OFFICE_PATHS.timesheets, label: ATTENTION.entries },
        { to: OFFICE_PATHS.attention, label: ATTENTION.title, count },
      ]}
    />
  )
}
