import { OFFICE_PATHS } from '@nightshift/shared/paths'
import { ATTENTION } from '../../features/shifts/attention/attention.texts.ts'
import { useAttentionCount } from '../../features/shifts/attention/use-attention.ts'
import { LABOUR } from '../../features/shifts/labour-cost/labour-cost.texts.ts'
import { SectionLinks } from './section-links.tsx'

/** Links between the entries, what needs attention and the labour cost. */
export const TimesheetSections = () => (
  <SectionLinks
    label={ATTENTION.sections}
    sections={[
      { to: OFFICE_PATHS.timesheets, label: ATTENTION.entries },
      { to: OFFICE_PATHS.attention, label: ATTENTION.title, count: useAttentionCount() },
      { to: OFFICE_PATHS.labourCost, label: LABOUR.title },
    ]}
  />
)
