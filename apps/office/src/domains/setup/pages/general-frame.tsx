import { OFFICE_PATHS } from '@nightshift/shared/paths'
import type { ReactNode } from 'react'
import { Page } from '../../../kit/page.tsx'
import { ADMIN } from '../../../shell/admin.texts.ts'
import { SectionLinks } from '../../../shell/section-links.tsx'
import { AUDIT } from '../../audit/audit.texts.ts'
import { KIOSKS } from '../../kiosk/kiosks/kiosks.texts.ts'
import { ERASE } from '../../people/employees/erase/erase.texts.ts'
import { HEALTH } from '../../system/health/health.texts.ts'
import { SETTINGS } from '../festivals/settings/settings.texts.ts'
import { PAYROLL_TEXTS } from '../payroll-settings/payroll-settings.texts.ts'
import { PLAN_TEXTS } from '../plan-settings/plan-settings.texts.ts'

const SECTIONS = [
  { to: OFFICE_PATHS.general, label: SETTINGS.settings },
  { to: OFFICE_PATHS.season, label: SETTINGS.season },
  { to: OFFICE_PATHS.payrollSettings, label: PAYROLL_TEXTS.title },
  { to: OFFICE_PATHS.planSettings, label: PLAN_TEXTS.title },
  { to: OFFICE_PATHS.kiosks, label: KIOSKS.title },
  { to: OFFICE_PATHS.audit, label: AUDIT.title },
  { to: OFFICE_PATHS.erasedPeople, label: ERASE.people.title },
  { to: OFFICE_PATHS.health, label: HEALTH.title },
]

/** The frame of the General tab's pages, with links between them. */
export const GeneralFrame = ({ children }: { children: ReactNode }) => (
  <Page title={ADMIN.tabs.general} sections={<SectionLinks label={SETTINGS.links} sections={SECTIONS} />}>
    {children}
  </Page>
)
