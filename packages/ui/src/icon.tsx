import type { ReactNode } from 'react'

/** A decorative icon on a 24 × 24 grid, its lines 1.5 px at every size: the text or label beside it has the meaning. */
export const Icon = ({ size = 18, children }: { size?: number; children: ReactNode }) => (
  <svg
    width={size}
    height={size}
    viewBox="0 0 24 24"
    fill="none"
    stroke="currentColor"
    strokeWidth={36 / size}
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
  >
    {children}
  </svg>
)

// Those of the header and of the time clock, which are there before every other page.

export const DashboardIcon = () => (
  <Icon>
    <rect x="4" y="4" width="7" height="9" rx="1.5" />
    <rect x="4" y="16.5" width="7" height="3.5" rx="1.5" />
    <rect x="14" y="4" width="6" height="3.5" rx="1.5" />
    <rect x="14" y="11" width="6" height="9" rx="1.5" />
  </Icon>
)

export const TodoIcon = () => (
  <Icon>
    <circle cx="12" cy="12" r="8.5" />
    <path d="m8.2 12.3 2.7 2.7 5-5.5" />
  </Icon>
)

export const MoonIcon = () => (
  <Icon>
    <path d="M20 14.5A8.3 8.3 0 0 1 9.5 4a8.3 8.3 0 1 0 10.5 10.5z" />
  </Icon>
)

export const SunIcon = () => (
  <Icon>
    <circle cx="12" cy="12" r="4" />
    <path d="M12 3v1.5M12 19.5V21M3 12h1.5M19.5 12H21M5.6 5.6l1.1 1.1M17.3 17.3l1.1 1.1M18.4 5.6l-1.1 1.1M6.7 17.3l-1.1 1.1" />
  </Icon>
)

export const ChevronDownIcon = ({ size }: { size?: number }) => (
  <Icon size={size}>
    <path d="m7 10 5 5 5-5" />
  </Icon>
)

export const ClockInIcon = () => (
  <Icon>
    <path d="M14 4h4a2 2 0 0 1 2 2v12a2 2 0 0 1-2 2h-4M4 12h11M11 8l4 4-4 4" />
  </Icon>
)

export const ClockOutIcon = () => (
  <Icon>
    <path d="M10 4H6a2 2 0 0 0-2 2v12a2 2 0 0 0 2 2h4M9 12h11M16 8l4 4-4 4" />
  </Icon>
)
