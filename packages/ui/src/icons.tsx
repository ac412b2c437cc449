import type { ReactNode } from 'react'

// Decorative icons on a 24 × 24 grid: the text or button label beside them has the meaning.
const Icon = ({ size = 20, children }: { size?: number; children: ReactNode }) => (
  <svg
    width={size}
    height={size}
    viewBox="0 0 24 24"
    fill="none"
    stroke="currentColor"
    strokeWidth="1.75"
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
  >
    {children}
  </svg>
)

export const MoonIcon = () => (
  <Icon>
    <path d="M20 14.5A8 8 0 0 1 9.5 4a8 8 0 1 0 10.5 10.5z" />
  </Icon>
)

export const SunIcon = () => (
  <Icon>
    <circle cx="12" cy="12" r="4" />
    <path d="M12 3v1.5M12 19.5V21M3 12h1.5M19.5 12H21M5.6 5.6l1.1 1.1M17.3 17.3l1.1 1.1M18.4 5.6l-1.1 1.1M6.7 17.3l-1.1 1.1" />
  </Icon>
)

export const MoreIcon = () => (
  <Icon>
    <path d="M5 12h.01M12 12h.01M19 12h.01" strokeWidth="3" />
  </Icon>
)

export const PencilIcon = () => (
  <Icon>
    <path d="M4 20h4L19 9l-4-4L4 16zM13 7l4 4" />
  </Icon>
)

export const PlusIcon = () => (
  <Icon>
    <path d="M12 5v14M5 12h14" />
  </Icon>
)

export const MinusIcon = () => (
  <Icon>
    <path d="M5 12h14" />
  </Icon>
)

export const SaveIcon = () => (
  <Icon>
    <path d="M5 4h11l4 4v12H4V5a1 1 0 0 1 1-1zM8 4v5h7V4M8 20v-6h8v6" />
  </Icon>
)

export const SearchIcon = () => (
  <Icon>
    <circle cx="11" cy="11" r="6" />
    <path d="m20 20-4.5-4.5" />
  </Icon>
)

export const BadgeIcon = () => (
  <Icon>
    <path d="M4 6h16v12H4zM14 10h3M14 14h3" />
    <circle cx="9" cy="11" r="2" />
    <path d="M6.5 15.5c.5-1.3 1.4-2 2.5-2s2 .7 2.5 2" />
  </Icon>
)

export const DownloadIcon = () => (
  <Icon>
    <path d="M12 4v11M7 11l5 5 5-5M5 20h14" />
  </Icon>
)

export const ChevronDownIcon = () => (
  <Icon>
    <path d="m7 10 5 5 5-5" />
  </Icon>
)

export const ChevronRightIcon = () => (
  <Icon size={16}>
    <path d="m9 6 6 6-6 6" />
  </Icon>
)

export const ArrowUpIcon = () => (
  <Icon size={16}>
    <path d="M12 20V5M6 11l6-6 6 6" />
  </Icon>
)

export const ArrowDownIcon = () => (
  <Icon size={16}>
    <path d="M12 4v15M6 13l6 6 6-6" />
  </Icon>
)

export const CheckIcon = () => (
  <Icon>
    <path d="m5 12.5 4.5 4.5L19 7.5" />
  </Icon>
)

export const CrossIcon = () => (
  <Icon>
    <path d="m6 6 12 12M18 6 6 18" />
  </Icon>
)

export const CircleIcon = () => (
  <Icon>
    <circle cx="12" cy="12" r="6" />
  </Icon>
)

export const DuplicateIcon = () => (
  <Icon>
    <path d="M9 9h11v11H9zM5.5 15H4V4h11v1.5" />
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

export const CameraIcon = () => (
  <Icon size={24}>
    <path d="M4 8h3.5L9 5.5h6L16.5 8H20a1 1 0 0 1 1 1v9a1 1 0 0 1-1 1H4a1 1 0 0 1-1-1V9a1 1 0 0 1 1-1z" />
    <circle cx="12" cy="13" r="3.5" />
  </Icon>
)

export const PictureIcon = () => (
  <Icon size={24}>
    <rect x="3.5" y="4.5" width="17" height="15" rx="1.5" />
    <circle cx="8.75" cy="9.75" r="1.5" />
    <path d="m4 17 5-4.5 3.5 3 3.5-4 4.5 5" />
  </Icon>
)
