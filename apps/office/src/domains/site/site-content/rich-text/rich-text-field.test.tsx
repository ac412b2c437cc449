// @vitest-environment jsdom
import type { RichText } from '@nightshift/shared/site/site-content/rich-text'
import { act, fireEvent, screen, within } from '@testing-library/react'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { renderPage } from '../../../../testing/render-page.tsx'
import type { Point } from './edit.ts'
import { RichTextField } from './rich-text-field.tsx'
import { select } from './selection.ts'

let text: RichText
let show: (text: RichText) => void

function Held({ initial, problem }: { initial: RichText; problem?: string }) {
  const [value, setValue] = useState(initial)
  text = value
  show = setValue
  return (
    <RichTextField
      label="Words"
      value={value}
      problem={problem}
      onChange={setValue}
      description="For visitors"
    />
  )
}

const open = (initial: RichText, problem?: string) => {
  renderPage(<Held initial={initial} problem={problem} />)
  text = initial
}
const box = () => screen.getByRole('textbox', { name: 'Words' })
const at = (paragraph: number, offset: number) => ({ paragraph, offset })
const put = (start: Point, end = start) =>
  act(() => {
    box().focus()
    select(box(), { start, end })
    document.dispatchEvent(new Event('selectionchange'))
  })
const input = (inputType: string, data?: string) =>
  fireEvent(box(), new InputEvent('beforeinput', { inputType, data, bubbles: true, cancelable: true }))
/** Types as a browser does: into the text node at the selection, if nobody prevents it. */
const type = (typed: string) => {
  if (!input('insertText', typed)) return
  const range = getSelection()!.getRangeAt(0)
  range.deleteContents()
  range.insertNode(document.createTextNode(typed))
  range.collapse(false)
  fireEvent(box(), new InputEvent('input', { inputType: 'insertText', data: typed, bubbles: true }))
}
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const pressed = (name: string) => screen.getByRole('button', { name }).getAttribute('aria-pressed')
const paste = (html: string, plain = '') =>
  fireEvent.paste(box(), {
    clipboardData: { getData: (kind: string) => (kind === 'text/html' ? html : plain) },
  })

test('typing, paragraphs and line breaks become data', () => {
  open([])
  put(at(0, 0))
  type('One')
  input('insertParagraph')
  type('two')
  input('insertLineBreak')
  type('three')
  expect(text).toEqual([[{ text: 'One' }], [{ text: 'two\nthree' }]])
})

test('an empty paragraph is not part of the text', () => {
  open([[{ text: 'One' }]])
  put(at(0, 3))
  input('insertParagraph')
  expect(text).toEqual([[{ text: 'One' }]])
  expect(box().querySelectorAll('p')).toHaveLength(2)
})

test('buttons and keys set emphasis on the selection and take it back', () => {
  open([[{ text: 'very dark' }]])
  put(at(0, 5), at(0, 9))
  press('Bold')
  expect(text).toEqual([[{ text: 'very ' }, { text: 'dark', bold: true }]])
  expect(pressed('Bold')).toBe('true')
  fireEvent.keyDown(box(), { key: 'i', ctrlKey: true })
  expect(text).toEqual([[{ text: 'very ' }, { text: 'dark', bold: true, italic: true }]])
  press('Bold')
  expect(text).toEqual([[{ text: 'very ' }, { text: 'dark', italic: true }]])
  expect(pressed('Bold')).toBe('false')
})

test('a button at a caret is for what is typed next', () => {
  open([[{ text: 'a' }]])
  put(at(0, 1))
  press('Bold')
  expect(pressed('Bold')).toBe('true')
  type('b')
  expect(text).toEqual([[{ text: 'a' }, { text: 'b', bold: true }]])
})

test('undo and redo take whole words', () => {
  open([])
  put(at(0, 0))
  for (const character of 'two words') type(character)
  fireEvent.keyDown(box(), { key: 'z', metaKey: true })
  expect(text).toEqual([[{ text: 'two ' }]])
  input('historyUndo')
  expect(text).toEqual([])
  fireEvent.keyDown(box(), { key: 'z', ctrlKey: true, shiftKey: true })
  input('historyRedo')
  expect(text).toEqual([[{ text: 'two words' }]])
})

test('a composition is left alone until it ends', () => {
  open([[{ text: 'a' }]])
  put(at(0, 1))
  fireEvent.compositionStart(box())
  const node = box().querySelector('p')!.firstChild!
  node.nodeValue = 'aに'
  fireEvent(box(), new InputEvent('input', { inputType: 'insertCompositionText', data: 'に', bubbles: true }))
  expect(box().querySelector('p')!.firstChild).toBe(node)
  expect(text).toEqual([[{ text: 'a' }]])
  node.nodeValue = 'a日'
  fireEvent.compositionEnd(box(), { data: '日' })
  expect(text).toEqual([[{ text: 'a日' }]])
  expect(box().querySelector('p')!.firstChild).toBe(node)
})

test('pasting keeps paragraphs, emphasis and known links, and never makes markup', () => {
  open([[{ text: 'Before ' }]])
  put(at(0, 7))
  paste('<p onclick="x()"><b>bold</b> <img src=x onerror=alert(1)></p><p><a href="javascript:x">bad</a></p>')
  expect(text).toEqual([[{ text: 'Before ' }, { text: 'bold', bold: true }], [{ text: 'bad' }]])
  expect(box().querySelector('img, [onclick], a')).toBeNull()
})

test('cut text can be pasted with its links', () => {
  open([[{ text: 'See ' }, { text: 'tickets', href: '/#tickets' }]])
  put(at(0, 2), at(0, 11))
  const clipboard = new Map<string, string>()
  const clipboardData = {
    setData: (kind: string, data: string) => clipboard.set(kind, data),
    getData: (kind: string) => clipboard.get(kind) ?? '',
  }
  fireEvent.cut(box(), { clipboardData })
  expect(text).toEqual([[{ text: 'Se' }]])
  expect(clipboard.get('text/plain')).toBe('e tickets')
  fireEvent.paste(box(), { clipboardData })
  expect(text).toEqual([[{ text: 'See ' }, { text: 'tickets', href: '/#tickets' }]])
})

test('a paste that does not fit is refused in words and changes nothing', () => {
  open([[{ text: 'Before' }]])
  put(at(0, 6))
  paste('', Array.from({ length: 31 }, (_, index) => `line ${index}`).join('\n\n'))
  expect(text).toEqual([[{ text: 'Before' }]])
  expect(screen.getByRole('status').textContent).toContain('31 paragraphs; 30 is the most')
  expect(box().getAttribute('aria-invalid')).toBe('true')
})

test('a limit is shown before it is reached', () => {
  open(Array.from({ length: 26 }, () => [{ text: 'line' }]))
  expect(screen.getByText('26 of 30 paragraphs')).toBeTruthy()
})

test('the link dialog takes a page of the site and refuses unknown links in words', async () => {
  open([[{ text: 'Work here' }]])
  put(at(0, 0), at(0, 4))
  press('Link')
  const dialog = await screen.findByRole('dialog', { name: 'Link' })
  const address = within(dialog).getByRole('combobox', { name: /^Leads to/ })
  fireEvent.change(address, { target: { value: 'javascript:alert(1)' } })
  fireEvent.click(within(dialog).getByRole('button', { name: 'Set link' }))
  expect(within(dialog).getByText(/is not a link that the site knows/)).toBeTruthy()
  fireEvent.change(address, { target: { value: 'Work with us' } })
  fireEvent.click(within(dialog).getByRole('button', { name: 'Set link' }))
  expect(text).toEqual([[{ text: 'Work', href: '/apply' }, { text: ' here' }]])

  put(at(0, 2))
  press('Remove link')
  expect(text).toEqual([[{ text: 'Work here' }]])
})

test('a link at a caret asks for its words and completes the address', async () => {
  open([[{ text: 'See ' }]])
  put(at(0, 4))
  fireEvent.keyDown(box(), { key: 'k', ctrlKey: true })
  const dialog = await screen.findByRole('dialog', { name: 'Link' })
  fireEvent.change(within(dialog).getByLabelText(/^Words to show/), { target: { value: 'the inn' } })
  fireEvent.change(within(dialog).getByRole('combobox', { name: /^Leads to/ }), {
    target: { value: 'inn.example.com' },
  })
  fireEvent.click(within(dialog).getByRole('button', { name: 'Set link' }))
  expect(text).toEqual([[{ text: 'See ' }, { text: 'the inn', href: 'https://inn.example.com' }]])
})

test('a text from outside replaces what is shown', () => {
  open([[{ text: 'mine' }]])
  act(() => show([[{ text: 'theirs' }]]))
  expect(box().textContent).toBe('theirs')
})

test('label, description and problem belong to the text', () => {
  open([], 'is needed')
  const described = box()
    .getAttribute('aria-describedby')!
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent)
  expect(described).toEqual(['For visitors', 'Words is needed.'])
})
