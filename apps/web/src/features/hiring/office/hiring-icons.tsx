import type { ReactNode } from 'react'

// Decorative: the labels of their buttons say what they mean.
const Icon = ({ children }: { children: ReactNode }) => (
  <svg
    width="22"
    height="22"
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

export const DotsIcon = () => (
  <Icon>
    <circle cx="12" cy="5" r="1.25" />
    <circle cx="12" cy="12" r="1.25" />
    <circle cx="12" cy="19" r="1.25" />
  </Icon>
)

export const SaveIcon = () => (
  <Icon>
    <path d="M5 4h11l3 3v12a1 1 0 0 1-1 1H6a1 1 0 0 1-1-1V4zM8 4v5h7V4M8 20v-6h8v6" />
  </Icon>
)
