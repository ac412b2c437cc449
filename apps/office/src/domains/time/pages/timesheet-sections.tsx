import { OFFICE_PATHS } from '@nightshift/shared/paths'
import { SectionLinks } from '../../../shell/section-links.tsx'
import { EXPORTS } from '../../payroll/exports/exports.texts.ts'
import { LABOUR } from '../../payroll/labour-cost/labour-cost.texts.ts'
import { ATTENTION } from '../attention/attention.texts.ts'
import { useAttentionCount } from '../attention/use-attention.ts'

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
