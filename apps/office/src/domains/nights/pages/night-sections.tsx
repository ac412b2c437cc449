import { OFFICE_PATHS } from '@nightshift/shared/paths'
import { SectionLinks } from '../../../shell/section-links.tsx'
import { NIGHTS } from '../night-reports/night-reports.texts.ts'

/** Links between the plan, the end of the night and the reports. */
export const NightSections = () => (
  <SectionLinks
    label={NIGHTS.sections}
    sections={[
      { to: OFFICE_PATHS.nights, label: NIGHTS.plan },
      { to: OFFICE_PATHS.endNight, label: NIGHTS.end },
      { to: OFFICE_PATHS.nightReport, label: NIGHTS.reports },
    ]}
  />
)
