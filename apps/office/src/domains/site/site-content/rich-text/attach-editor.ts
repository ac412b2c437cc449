import type { RichText } from '@nightshift/shared/site/site-content/rich-text'
import {
  caretAt,
  clampSelected,
  type Edited,
  type Emphasis,
  isCaret,
  linkAround,
  markSelected,
  marksAt,
  moveSelected,
  replaceSelected,
  type Selected,
  sliceText,
} from './edit.ts'
import { fromClipboard } from './from-clipboard.ts'
import { fromDom } from './from-dom.ts'
import { type History, historyOf, record, redo, undo } from './history.ts'
import { excessOf } from './limits.ts'
import { pointUnder, select, selectedIn } from './selection.ts'
import { type Marks, marksOf, normalized, sameText, spanOf, wordsOf } from './spans.ts'
import { toDom } from './to-dom.ts'

/** What the toolbar shows: the marks at the selection, the text, and why the last input was refused. */
export type EditorState = { marks: Marks; text: RichText; refusal?: string }
/** The part that a link is made of, its present address and its words. */
export type LinkTarget = { selected: Selected; href: string; words: string }
type Options = {
  onChange: (text: RichText) => void
  onState: (state: EditorState) => void
  onLinkKey: () => void
}
export type Editor = ReturnType<typeof attachEditor>

/** Input that the browser performs itself; its result is read from the DOM. Any other kind is handled here or refused. */
const NATIVE_INPUT =
  /^(insertText|insertReplacementText|insertCompositionText|insertFromComposition|delete\w+)$/

/**
 * Edits rich text in a contenteditable element. The model is rich text, and the DOM is painted from it when the two
 * differ, never during an IME composition. Undo and redo are the model's: painting empties the browser's own stack.
 */
export function attachEditor(
  root: HTMLElement,
  initial: RichText,
  { onChange, onState, onLinkKey }: Options,
) {
  let history: History = historyOf({ text: initial, selected: caretAt({ paragraph: 0, offset: 0 }) })
  let emitted = initial
  /** What was selected when the composition began. */
  let composed: Selected | undefined
  /** The marks of the next typed character, after a button was pressed at a caret. */
  let pending: Marks | undefined
  let refusal: string | undefined
  let dragged: Selected | undefined

  const { signal, abort } = abortable()
  const listen = <Name extends keyof HTMLElementEventMap>(
    name: Name,
    listener: (event: HTMLElementEventMap[Name]) => void,
  ) => root.addEventListener(name, listener, { signal })

  const report = () => {
    const { text, selected } = history.present
    onState({ marks: pending ?? marksAt(text, selected), text, refusal })
  }
  const paint = () => {
    const wanted = toDom(history.present.text, document)
    root.normalize()
    const same =
      root.childNodes.length === wanted.length &&
      wanted.every((paragraph, index) => root.childNodes[index]?.isEqualNode(paragraph))
    if (!same) root.replaceChildren(...wanted)
    return !same
  }
  const showSelection = () => select(root, clampSelected(history.present.text, history.present.selected))
  const emit = () => {
    const text = normalized(history.present.text)
    if (sameText(text, emitted)) return
    emitted = text
    onChange(text)
  }
  const commit = (next: Edited, typed?: string) => {
    const { text } = history.present
    refusal = excessOf(text) ? undefined : excessOf(next.text)
    if (!refusal) {
      const changed = JSON.stringify(next.text) !== JSON.stringify(text)
      history = changed ? record(history, next, typed) : { ...history, present: next }
      pending = undefined
    }
    if (paint()) showSelection()
    emit()
    report()
  }
  /** Performs an edit that the browser did not: the selection follows the model. */
  const perform = (next: Edited, typed?: string) => {
    // First: leaving another field may complete it, from the section as it is now.
    root.focus()
    commit(next, typed)
    showSelection()
  }
  const replace = (fragment: RichText, typed?: string) =>
    perform(replaceSelected(history.present.text, history.present.selected, fragment), typed)
  const readDom = (typed?: string) => {
    const text = fromDom(root)
    commit({ text, selected: selectedIn(root) ?? history.present.selected }, typed)
  }
  const step = (next: History | undefined) => {
    if (!next) return
    history = next
    pending = undefined
    refusal = undefined
    paint()
    showSelection()
    emit()
    report()
  }
  const currentMarks = () => pending ?? marksAt(history.present.text, history.present.selected)
  const emphasis = (): Marks => ({ ...currentMarks(), href: undefined })

  const toggle = (mark: Emphasis) => {
    const { text, selected } = history.present
    const { [mark]: on, ...others } = currentMarks()
    if (isCaret(selected)) {
      pending = on ? others : { ...others, [mark]: true }
      root.focus()
      report()
      return
    }
    const change = ({ [mark]: _, ...rest }: Marks): Marks => (on ? rest : { ...rest, [mark]: true })
    perform({ text: markSelected(text, selected, change), selected })
  }
  const linkTarget = (): LinkTarget => {
    const { text } = history.present
    const selected = linkAround(text, history.present.selected)
    return {
      selected,
      href: marksAt(text, selected).href ?? '',
      words: sliceText(text, selected).map(wordsOf).join(' '),
    }
  }
  /** Makes a link of the selected part, or of new words at a caret. */
  const setLink = (selected: Selected, href: string, words: string) => {
    const { text } = history.present
    if (isCaret(selected)) {
      perform(replaceSelected(text, selected, [[spanOf(words, { ...emphasis(), href })]]))
      return
    }
    const linked = markSelected(text, selected, (marks) => ({ ...marks, href }))
    perform({ text: linked, selected: caretAt(selected.end) })
  }
  const removeLink = () => {
    const { selected } = linkTarget()
    const { text } = history.present
    perform({ text: markSelected(text, selected, (marks) => ({ ...marks, href: undefined })), selected })
  }

  listen('beforeinput', (event) => {
    if (composed || event.isComposing) return
    const { inputType, data } = event
    const handled: Record<string, () => void> = {
      insertParagraph: () => replace([[], []]),
      insertLineBreak: () => replace([[spanOf('\n', emphasis())]]),
      formatBold: () => toggle('bold'),
      formatItalic: () => toggle('italic'),
      historyUndo: () => step(undo(history)),
      historyRedo: () => step(redo(history)),
    }
    const handle =
      inputType === 'insertText' && data && pending
        ? () => replace([[spanOf(data, pending ?? {})]], data)
        : handled[inputType]
    if (handle || !NATIVE_INPUT.test(inputType)) event.preventDefault()
    handle?.()
  })
  listen('input', (event) => {
    if (composed) return
    const { inputType, data } = event as InputEvent
    readDom(inputType === 'insertText' ? (data ?? undefined) : undefined)
  })
  listen('compositionstart', () => {
    composed = selectedIn(root) ?? history.present.selected
  })
  listen('compositionend', ({ data }) => {
    const began = composed?.start
    const marks = pending && marksOf(pending)
    composed = undefined
    if (!began || !marks || !data) return readDom(data)
    const end = { ...began, offset: began.offset + data.length }
    const text = markSelected(fromDom(root), { start: began, end }, () => marks)
    perform({ text, selected: caretAt(end) })
  })
  listen('keydown', (event) => {
    if (!(event.ctrlKey || event.metaKey) || event.altKey || event.isComposing) return
    const keys: Record<string, () => void> = {
      b: () => toggle('bold'),
      i: () => toggle('italic'),
      k: onLinkKey,
      z: () => step(event.shiftKey ? redo(history) : undo(history)),
      y: () => step(redo(history)),
    }
    const handle = keys[event.key.toLowerCase()]
    if (!handle) return
    event.preventDefault()
    handle()
  })
  listen('paste', (event) => {
    event.preventDefault()
    if (!event.clipboardData) return
    const fragment = fromClipboard(event.clipboardData)
    if (fragment.length) replace(fragment)
  })
  /** The browser would write the site's own links with the address of the office. */
  const copy = (event: ClipboardEvent) => {
    const { text, selected } = history.present
    if (!event.clipboardData || isCaret(selected)) return false
    const part = sliceText(text, selected)
    event.preventDefault()
    event.clipboardData.setData('text/plain', part.map(wordsOf).join('\n\n'))
    event.clipboardData.setData(
      'text/html',
      toDom(part, document)
        .map((each) => each.outerHTML)
        .join(''),
    )
    return true
  }
  listen('copy', copy)
  listen('cut', (event) => {
    if (copy(event)) replace([[]])
  })
  listen('dragstart', () => {
    dragged = selectedIn(root)
  })
  listen('dragend', () => {
    dragged = undefined
  })
  listen('drop', (event) => {
    event.preventDefault()
    const { text } = history.present
    const to = pointUnder(root, event) ?? history.present.selected.end
    if (dragged) perform(moveSelected(text, dragged, to))
    else if (event.dataTransfer)
      perform(replaceSelected(text, caretAt(to), fromClipboard(event.dataTransfer)))
    dragged = undefined
  })
  document.addEventListener(
    'selectionchange',
    () => {
      const selected = composed ? undefined : selectedIn(root)
      if (!selected || JSON.stringify(selected) === JSON.stringify(history.present.selected)) return
      pending = undefined
      // The next typed character is somewhere else: it begins a step of its own.
      history = {
        ...history,
        present: { ...history.present, selected },
        typing: history.typing && isCaret(selected),
      }
      report()
    },
    { signal },
  )
  paint()

  return {
    toggle,
    linkTarget,
    setLink,
    removeLink,
    focus: () => root.focus(),
    /** Shows a text from outside, unless it is the one that was typed here. */
    setText: (text: RichText) => {
      if (composed || sameText(text, emitted)) return
      history = historyOf({ text, selected: clampSelected(text, history.present.selected) })
      emitted = text
      refusal = undefined
      paint()
      if (document.activeElement === root) showSelection()
      report()
    },
    detach: abort,
  }
}

function abortable() {
  const controller = new AbortController()
  return { signal: controller.signal, abort: () => controller.abort() }
}
