import { Icon } from './icon.tsx'

// Those of the other pages. One drawing, one name.

export const MoreIcon = () => (
  <Icon>
    <path d="M5 12h.01M12 12h.01M19 12h.01" strokeWidth="3.5" />
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
    <circle cx="11" cy="11" r="6.5" />
    <path d="m20 20-4.3-4.3" />
  </Icon>
)

export const BadgeIcon = () => (
  <Icon>
    <rect x="4" y="6" width="16" height="13" rx="1.5" />
    <circle cx="9" cy="11.5" r="2" />
    <path d="M6.5 16c.4-1.3 1.3-2 2.5-2s2.1.7 2.5 2M14.5 11h3M14.5 14.5h3M10 6V3.5h4V6" />
  </Icon>
)

export const DownloadIcon = () => (
  <Icon>
    <path d="M12 4v11M7 10.5l5 5 5-5M5 20h14" />
  </Icon>
)

export const ChevronRightIcon = () => (
  <Icon size={16}>
    <path d="m9.5 6 6 6-6 6" />
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

export const WarningIcon = () => (
  <Icon>
    <path d="M12 4 2.8 19.5h18.4zM12 10v4.5M12 17v.1" />
  </Icon>
)

export const NoteIcon = () => (
  <Icon>
    <path d="M4 5h16v11h-9l-4.5 4v-4H4z" />
  </Icon>
)
