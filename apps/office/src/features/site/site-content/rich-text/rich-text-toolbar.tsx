import type { MouseEvent, ReactNode } from 'react'
import type { Emphasis } from './edit.ts'
import styles from './rich-text.module.css'
import { RICH_TEXT } from './rich-text.texts.ts'
import type { Marks } from './spans.ts'

type Props = {
  label: string
  /** The id of the text. */
  controls: string
  marks: Marks
  onToggle: (mark: Emphasis) => void
  onLink: () => void
  onRemoveLink: () => void
}

// A button that takes the focus would end the selection that it is for.
const keepSelection = (event: MouseEvent) => event.preventDefault()

/** The buttons above a rich text. */
export const RichTextToolbar = ({ label, controls, marks, onToggle, onLink, onRemoveLink }: Props) => {
  const button = (name: string, face: ReactNode, onClick: () => void, pressed?: boolean, keys?: string) => (
    <button
      type="button"
      className={styles.tool}
      aria-label={name}
      aria-pressed={pressed}
      aria-controls={controls}
      aria-keyshortcuts={keys?.replace('Ctrl', 'Control')}
      title={keys ? `${name} (${keys})` : name}
      onMouseDown={keepSelection}
      onClick={onClick}
    >
      {face}
    </button>
  )
  return (
    <div role="toolbar" aria-label={RICH_TEXT.toolbar(label)} className={styles.toolbar}>
      {button(
        RICH_TEXT.bold,
        <strong aria-hidden="true">B</strong>,
        () => onToggle('bold'),
        Boolean(marks.bold),
        RICH_TEXT.keys.bold,
      )}
      {button(
        RICH_TEXT.italic,
        <em aria-hidden="true">I</em>,
        () => onToggle('italic'),
        Boolean(marks.italic),
        RICH_TEXT.keys.italic,
      )}
      {button(RICH_TEXT.link, <LinkIcon />, onLink, Boolean(marks.href), RICH_TEXT.keys.link)}
      {marks.href && button(RICH_TEXT.removeLink, <UnlinkIcon />, onRemoveLink)}
    </div>
  )
}

const Lines = ({ children }: { children: ReactNode }) => (
  <svg
    width="20"
    height="20"
    viewBox="0 0 24 24"
    fill="none"
    stroke="currentColor"
    strokeWidth="1.75"
    strokeLinecap="round"
    aria-hidden="true"
  >
    {children}
  </svg>
)
const CHAIN =
  'M9.5 14.5l5-5M11 6.5l1.3-1.3a4 4 0 0 1 5.6 5.6L16.5 12M13 17.5l-1.3 1.3a4 4 0 0 1-5.6-5.6L7.5 12'
const LinkIcon = () => (
  <Lines>
    <path d={CHAIN} />
  </Lines>
)
const UnlinkIcon = () => (
  <Lines>
    <path d="M11 6.5l1.3-1.3a4 4 0 0 1 5.6 5.6L16.5 12M13 17.5l-1.3 1.3a4 4 0 0 1-5.6-5.6L7.5 12M4 4l16 16" />
  </Lines>
)
