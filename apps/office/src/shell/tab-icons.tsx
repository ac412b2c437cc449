import { DashboardIcon, Icon, MoonIcon } from '@nightshift/ui/icon.tsx'
import type { ReactNode } from 'react'
import type { ADMIN } from './admin.texts.ts'

/** Drawn beside the names in the navigation; alone on its rail. */
export const TAB_ICONS: Record<keyof typeof ADMIN.tabs | 'more', ReactNode> = {
  dashboard: <DashboardIcon />,
  general: (
    <Icon>
      <path d="M4 7h9M18 7h2M4 17h2M11 17h9" />
      <circle cx="15.5" cy="7" r="2.5" />
      <circle cx="8.5" cy="17" r="2.5" />
    </Icon>
  ),
  events: (
    <Icon>
      <path d="M12 4 3.5 20h17zM12 4V2.5M12 12.5 8.5 20M12 12.5l3.5 7.5" />
    </Icon>
  ),
  positions: (
    <Icon>
      <path d="M4.5 5.5c5 1.6 10 1.6 15 0 .9 7-1.2 12.6-7.5 15-6.3-2.4-8.4-8-7.5-15z" />
      <path d="M8 10.5c.8-.7 1.9-.7 2.7 0M13.3 10.5c.8-.7 1.9-.7 2.7 0M9.5 15c1.6 1.2 3.4 1.2 5 0" />
    </Icon>
  ),
  employees: (
    <Icon>
      <circle cx="9" cy="8" r="3.5" />
      <path d="M2.5 20c.5-3.8 3-6 6.5-6s6 2.2 6.5 6M15.5 4.8a3.5 3.5 0 0 1 0 6.4M18 14.4c2 .9 3.2 2.8 3.5 5.6" />
    </Icon>
  ),
  applications: (
    <Icon>
      <path d="M3.5 13.5 6.5 5h11l3 8.5V19a1 1 0 0 1-1 1h-15a1 1 0 0 1-1-1zM3.5 13.5h5l1.5 2.5h4l1.5-2.5h5" />
    </Icon>
  ),
  timesheets: (
    <Icon>
      <circle cx="12" cy="12" r="8.5" />
      <path d="M12 7v5l3.5 2" />
    </Icon>
  ),
  nights: <MoonIcon />,
  site: (
    <Icon>
      <circle cx="12" cy="12" r="8.5" />
      <path d="M3.5 12h17M12 3.5c2.5 2.4 3.7 5.2 3.7 8.5s-1.2 6.1-3.7 8.5c-2.5-2.4-3.7-5.2-3.7-8.5S9.5 5.9 12 3.5z" />
    </Icon>
  ),
  rollCall: (
    <Icon>
      <path d="M9 6h11M9 12h11M9 18h11M3.5 6l1 1 2-2M3.5 12l1 1 2-2M3.5 18l1 1 2-2" />
    </Icon>
  ),
  more: (
    <Icon>
      <path d="M9 6h11M9 12h11M9 18h11M4.5 6h.01M4.5 12h.01M4.5 18h.01" />
    </Icon>
  ),
}
