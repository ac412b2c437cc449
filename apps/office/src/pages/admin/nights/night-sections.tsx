import { OFFICE_PATHS } from '@nightshift/shared/paths'
import { NIGHTS } from '../../../features/night-reports/night-reports.texts.ts'
import { SectionLinks } from '../section-links.tsx'

/** Links between the plan, the end of the night and the reports. */
export const NightSections = () => (
  <SectionLinks
    label={NIGHTS.sections}
    sections={[
      { to: OFFICE_PATHS.nights, label: NIGHTS.plan },
      { to: OFFICE_PATHS.closeNight, label: NIGHTS.close },
      { to: OFFICE_PATHS.nightReport, label: NIGHTS.reports },
    ]}
  />
)
