import type { ReactNode } from 'react'

// Heavy strokes, to be legible from two metres. Decorative: the text beside them carries the meaning.
const Icon = ({ children }: { children: ReactNode }) => (
  <svg
    viewBox="0 0 24 24"
    fill="none"
    stroke="currentColor"
    strokeWidth="2.25"
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
  >
    {children}
  </svg>
)

export const CheckIcon = () => (
  <Icon>
    <path d="m4.5 12.5 5 5 10-11" />
  </Icon>
)

export const DoorIcon = () => (
  <Icon>
    <path d="M13 4H6v16h7M10 12h10M16.5 8.5 20 12l-3.5 3.5" />
  </Icon>
)

export const CrossIcon = () => (
  <Icon>
    <path d="m6 6 12 12M18 6 6 18" />
  </Icon>
)

export const UndoIcon = () => (
  <Icon>
    <path d="M8.5 5 4 9.5 8.5 14M4.5 9.5H14a5.5 5.5 0 0 1 0 11h-3" />
  </Icon>
)

export const CameraOffIcon = () => (
  <Icon>
    <path d="m3 3 18 18M15 6h-5M5 7v11h12M15 11v-1l5-3v9" />
  </Icon>
)

export const EraseIcon = () => (
  <Icon>
    <path d="M9 6h12v12H9l-6-6zM12.5 9.5l5 5M17.5 9.5l-5 5" />
  </Icon>
)

export const QueryIcon = () => (
  <Icon>
    <path d="M8 8.5a4 4 0 1 1 5.6 3.7c-1 .5-1.6 1.3-1.6 2.3M12 18.5h.01" />
  </Icon>
)

export const SoundIcon = ({ muted }: { muted: boolean }) => (
  <Icon>
    <path d="M4 9.5v5h3.5L12 19V5L7.5 9.5z" />
    <path d={muted ? 'm16 9.5 5 5M21 9.5l-5 5' : 'M16 9a4.5 4.5 0 0 1 0 6M18.5 6.5a8 8 0 0 1 0 11'} />
  </Icon>
)
