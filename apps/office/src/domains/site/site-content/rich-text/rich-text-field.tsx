import { ActionIcon, Input } from '@mantine/core'
import type { RichText } from '@nightshift/shared/site/site-content/rich-text'
import { Icon } from '@nightshift/ui/icon.tsx'
import { type MouseEvent, type ReactNode, useEffect, useId, useLayoutEffect, useRef, useState } from 'react'
import { problemText } from '../editors/fields/problem-text.ts'
import { attachEditor, type Editor, type EditorState, type LinkTarget } from './attach-editor.ts'
import type { Emphasis } from './edit.ts'
import { nearLimitOf } from './limits.ts'
import { LinkDialog } from './link-dialog.tsx'
import styles from './rich-text.module.css'
import { RICH_TEXT } from './rich-text.texts.ts'
import type { Marks } from './spans.ts'

type RichTextToolbarProps = {
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
const RichTextToolbar = ({
  label,
  controls,
  marks,
  onToggle,
  onLink,
  onRemoveLink,
}: RichTextToolbarProps) => {
  const button = (name: string, face: ReactNode, onClick: () => void, pressed?: boolean, keys?: string) => (
    <ActionIcon
      variant={pressed ? 'light' : 'subtle'}
      color={pressed ? undefined : 'gray'}
      aria-label={name}
      aria-pressed={pressed}
      aria-controls={controls}
      aria-keyshortcuts={keys?.replace('Ctrl', 'Control')}
      title={keys ? `${name} (${keys})` : name}
      onMouseDown={keepSelection}
      onClick={onClick}
    >
      {face}
    </ActionIcon>
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

const ENDS = 'M11 6.5l1.3-1.3a4 4 0 0 1 5.6 5.6L16.5 12M13 17.5l-1.3 1.3a4 4 0 0 1-5.6-5.6L7.5 12'
const LinkIcon = () => (
  <Icon>
    <path d={`${ENDS}M9.5 14.5l5-5`} />
  </Icon>
)
const UnlinkIcon = () => (
  <Icon>
    <path d={`${ENDS}M4 4l16 16`} />
  </Icon>
)

type Props = {
  label: string
  value: RichText
  onChange: (value: RichText) => void
  problem?: string
  description?: string
  /** Marked as needed; publishing asks for it. */
  required?: boolean
}

/** Paragraphs with emphasis, links and line breaks. Buttons and keys make them; pasting keeps nothing else. */
export function RichTextField({ label, value, onChange, problem, description, required }: Props) {
  const id = useId()
  const root = useRef<HTMLDivElement>(null)
  const editor = useRef<Editor>(undefined)
  const [state, setState] = useState<EditorState>({ marks: {}, text: value })
  const [linking, setLinking] = useState<LinkTarget>()
  const openLink = () => setLinking(editor.current?.linkTarget())

  const current = useRef({ value, onChange })
  useLayoutEffect(() => {
    current.current = { value, onChange }
  })
  useEffect(() => {
    if (!root.current) return
    const attached = attachEditor(root.current, current.current.value, {
      onChange: (text) => current.current.onChange(text),
      onState: setState,
      onLinkKey: () => setLinking(attached.linkTarget()),
    })
    editor.current = attached
    return attached.detach
  }, [])
  useEffect(() => editor.current?.setText(value), [value])

  const near = nearLimitOf(state.text)
  const error = state.refusal ?? (problem && problemText(label, problem))
  const describedBy = [
    description && `${id}-description`,
    near && `${id}-near`,
    error && `${id}-error`,
  ].filter(Boolean)
  return (
    <div>
      <Input.Label labelElement="div" id={id} required={required} onClick={() => editor.current?.focus()}>
        {label}
      </Input.Label>
      <div className={styles.frame} data-invalid={error ? true : undefined}>
        <RichTextToolbar
          label={label}
          controls={`${id}-text`}
          marks={state.marks}
          onToggle={(mark) => editor.current?.toggle(mark)}
          onLink={openLink}
          onRemoveLink={() => editor.current?.removeLink()}
        />
        {/* biome-ignore lint/a11y/useSemanticElements: a textarea has no emphasis and no links */}
        <div
          ref={root}
          id={`${id}-text`}
          className={styles.text}
          contentEditable
          suppressContentEditableWarning
          role="textbox"
          tabIndex={0}
          aria-multiline="true"
          aria-required={required}
          aria-labelledby={id}
          aria-describedby={describedBy.join(' ') || undefined}
          aria-invalid={error ? true : undefined}
          spellCheck
        />
      </div>
      {description && <Input.Description id={`${id}-description`}>{description}</Input.Description>}
      {near && <Input.Description id={`${id}-near`}>{near}</Input.Description>}
      {/* Announced when it appears: a refused paste changes nothing else that could be noticed. */}
      <div role="status">{error && <Input.Error id={`${id}-error`}>{error}</Input.Error>}</div>
      {linking && (
        <LinkDialog
          target={linking}
          onClose={() => setLinking(undefined)}
          onSet={(href, words) => {
            setLinking(undefined)
            editor.current?.setLink(linking.selected, href, words)
          }}
        />
      )}
    </div>
  )
}
