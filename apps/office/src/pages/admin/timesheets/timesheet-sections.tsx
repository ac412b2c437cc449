import { OFFICE_PATHS } from '@nightshift/shared/paths'
import { ATTENTION } from '../../../features/shifts/attention/attention.texts.ts'
import { useAttentionCount } from '../../../features/shifts/attention/use-attention.ts'
import { EXPORTS } from '../../../features/shifts/exports/exports.texts.ts'
import { LABOUR } from '../../../features/shifts/labour-cost/labour-cost.texts.ts'
import { SectionLinks } from '../section-links.tsx'

/** Links between the entries, what needs attention, what payroll was given and the labour cost. */
export function TimesheetSections() {
  const count = useAttentionCount()
  return (
    <SectionLinks
      label={ATTENTION.sections}
      sections={[
        { to: OFFICE_PATHS.timesheets, label: ATTENTION.entries },
        { to: OFFICE_PATHS.attention, label: ATTENTION.title, count },
        { to: OFFICE_PATHS.exports, label: EXPORTS.title },
        { to: OFFICE_PATHS.labourCost, label: LABOUR.title },
      ]}
    />
  )
}
