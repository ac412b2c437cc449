// @vitest-environment jsdom
import type { EditedSite } from '@nightshift/shared/site/site-content/contract'
import { fromLibrary } from '@nightshift/shared/site/site-content/from-library'
import type { Picture } from '@nightshift/shared/site/site-content/picture'
import type { StoredPicture } from '@nightshift/shared/site/site-content/picture-calls'
import { DREADMOOR_CONTENT } from '@nightshift/shared/site/site-content/starting/dreadmoor/dreadmoor'
import { mockApi } from '@nightshift/ui/testing/mock-api.ts'
import { fireEvent, screen, within } from '@testing-library/react'
import { useState } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { renderPage } from '../../../../testing/render-page.tsx'
import { PictureField } from './picture-field.tsx'
import { PICTURES } from './pictures.texts.ts'

const stored = (letter: string, avif: number): StoredPicture => ({
  id: letter.repeat(32),
  width: 1920,
  height: 1280,
  uploadedAt: '2026-09-01T02:00:00.000Z',
  files: [
    { width: 640, avif: 20_000, webp: 25_000 },
    { width: 1920, avif, webp: 2 * avif },
  ],
})

type Answer = { status: number; body: unknown }

/** The requests of an upload, each answered at once. */
function answerUploads({ status, body }: Answer) {
  const sent: { address: string; type: string; body: Blob }[] = []
  class Request extends EventTarget {
    upload = new EventTarget()
    status = status
    responseText = JSON.stringify(body)
    #address = ''
    #type = ''
    open(_method: string, address: string) {
      this.#address = address
    }
    setRequestHeader(name: string, value: string) {
      if (name === 'content-type') this.#type = value
    }
    send(body: Blob) {
      sent.push({ address: this.#address, type: this.#type, body })
      queueMicrotask(() => this.dispatchEvent(new Event('load')))
    }
  }
  vi.stubGlobal('XMLHttpRequest', Request)
  return sent
}

const site = { festivalId: 1, draft: DREADMOOR_CONTENT, parent: null } as unknown as EditedSite

type Options = {
  value?: Picture | null
  uploads?: StoredPicture[]
  problems?: Record<string, string>
  purpose?: 'attraction' | 'logo'
}

function open({ value = null, uploads = [], problems = {}, purpose = 'attraction' }: Options = {}) {
  mockApi({ '*': { body: uploads } })
  const changes: (Picture | null)[] = []
  function Form() {
    const [picture, setPicture] = useState(value)
    const change = (next: Picture | null) => {
      changes.push(next)
      setPicture(next)
    }
    return (
      <PictureField
        label="Picture"
        value={picture}
        onChange={change}
        purpose={purpose}
        problemAt={(path) => problems[path]}
        path="list.0.picture"
        festivalId={1}
        site={site}
      />
    )
  }
  renderPage(<Form />)
  return { changes, last: () => changes.at(-1) }
}

const button = (name: string | RegExp) => screen.getByRole('button', { name })
const openChooser = async () => {
  fireEvent.click(button(/^(Choose a|Change) picture$/))
  return screen.findByRole('dialog')
}
const pick = (dialog: HTMLElement, file: File) => {
  const input = document.querySelector<HTMLInputElement>('input[type=file]')!
  expect(input.accept).toBe('image/jpeg,image/png,image/webp,image/avif')
  fireEvent.change(input, { target: { files: [file] } })
  return dialog
}

beforeEach(() => {
  vi.unstubAllGlobals()
})

test('a picture of the library brings its alt text and focus point', async () => {
  const { last } = open()
  expect(screen.getByText('No picture')).toBeTruthy()
  const dialog = await openChooser()
  const { alt } = fromLibrary('bog')
  fireEvent.click(within(dialog).getByRole('button', { name: alt }))
  expect(last()).toEqual(fromLibrary('bog'))
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: /What the picture shows/ }).value).toBe(alt)
})

test('an upload is chosen with its sizes and asks for an alt text', async () => {
  const sent = answerUploads({ status: 200, body: stored('a', 150_000) })
  const { last } = open({ problems: { 'list.0.picture.alt': 'is needed' } })
  const file = new File(['picture'], 'barn.jpg', { type: 'image/jpeg' })
  pick(await openChooser(), file)
  const alt = await screen.findByRole('textbox', { name: /What the picture shows/ })
  expect(last()).toEqual({
    from: 'upload',
    id: 'a'.repeat(32),
    width: 1920,
    height: 1280,
    widths: [640, 1920],
    bytes: 150_000,
    alt: '',
    focus: { x: 50, y: 50 },
  })
  expect(sent).toEqual([
    { address: '/api/site/1/pictures?purpose=attraction', type: 'image/jpeg', body: file },
  ])
  expect(screen.getByText('What the picture shows is needed.')).toBeTruthy()
  fireEvent.change(alt, { target: { value: 'A barn\nat night' } })
  expect(last()).toMatchObject({ alt: 'A barn at night' })
})

test('a refusal is shown in the words of the server', async () => {
  const message = 'This picture is 500 pixels wide; it must have 640 or more.'
  answerUploads({ status: 422, body: { error: { code: 'pictureTooSmall', message } } })
  const { changes } = open()
  const dialog = pick(await openChooser(), new File(['x'], 'small.png', { type: 'image/png' }))
  expect((await within(dialog).findByRole('alert')).textContent).toBe(message)
  expect(changes).toEqual([])
})

test('after a failure the same file can be chosen again', async () => {
  answerUploads({ status: 503, body: {} })
  open()
  const dialog = await openChooser()
  // The path of the chosen file: a browser fires no event while it stays the same.
  const input = document.querySelector<HTMLInputElement>('input[type=file]')!
  Object.defineProperty(input, 'value', { value: 'barn.png', writable: true })
  pick(dialog, new File(['x'], 'barn.png', { type: 'image/png' }))
  await within(dialog).findByRole('alert')
  expect(input.value).toBe('')
})

test('an upload that hangs ends, and says so', async () => {
  class Hanging extends EventTarget {
    upload = new EventTarget()
    timeout = 0
    open() {}
    setRequestHeader() {}
    send() {
      if (this.timeout) queueMicrotask(() => this.dispatchEvent(new Event('timeout')))
    }
  }
  vi.stubGlobal('XMLHttpRequest', Hanging)
  open()
  const dialog = pick(await openChooser(), new File(['x'], 'barn.png', { type: 'image/png' }))
  expect((await within(dialog).findByRole('alert')).textContent).toBe(PICTURES.uploadFailed)
})

test('only the beginning of a HEIC file is sent, for the words of its refusal', async () => {
  const sent = answerUploads({ status: 422, body: { error: { code: 'pictureHeic', message: 'HEIC' } } })
  open()
  // Browsers that do not know the format leave the type empty.
  const dialog = pick(await openChooser(), new File(['x'.repeat(5000)], 'IMG_0001.HEIC', { type: '' }))
  expect((await within(dialog).findByRole('alert')).textContent).toBe('HEIC')
  expect([sent[0]!.type, sent[0]!.body.size]).toEqual(['image/heic', 64])
})

test('a file of more than 20 MB is not sent', async () => {
  const sent = answerUploads({ status: 200, body: {} })
  open()
  const file = new File(['x'], 'huge.jpg', { type: 'image/jpeg' })
  Object.defineProperty(file, 'size', { value: 21 * 1024 * 1024 })
  const dialog = pick(await openChooser(), file)
  expect((await within(dialog).findByRole('alert')).textContent).toContain('more than 20 MB')
  expect(sent).toEqual([])
})

test('a dropped file is uploaded', async () => {
  const sent = answerUploads({ status: 200, body: stored('b', 90_000) })
  open()
  await openChooser()
  const file = new File(['x'], 'barn.webp', { type: 'image/webp' })
  fireEvent.drop(screen.getByText(/You can also drop it here/), { dataTransfer: { files: [file] } })
  await screen.findByRole('slider', { name: 'Focus point' })
  expect(sent.map(({ type }) => type)).toEqual(['image/webp'])
})

test('an upload is named by its day in the time zone of the festival', async () => {
  open({ uploads: [stored('a', 150_000)] })
  const dialog = await openChooser()
  await within(dialog).findByRole('button', { name: 'Uploaded Aug 31, 2026, 1920 × 1280 pixels' })
})

test('a picture that is too heavy for the page cannot be chosen and says by how much', async () => {
  const { changes } = open({ uploads: [stored('a', 150_000), stored('b', 1_600_000)] })
  const dialog = await openChooser()
  const [light, heavy] = await within(dialog).findAllByRole<HTMLButtonElement>('button', { name: /Uploaded/ })
  expect(light!.disabled).toBe(false)
  expect(heavy!.disabled).toBe(true)
  expect(heavy!.textContent).toMatch(/^\d{3} KB too heavy$/)
  fireEvent.click(heavy!)
  expect(changes).toEqual([])
})

test('an upload that is too heavy for the page stays unchosen and says by how much', async () => {
  answerUploads({ status: 200, body: stored('b', 1_600_000) })
  const { changes } = open()
  const dialog = pick(await openChooser(), new File(['x'], 'barn.png', { type: 'image/png' }))
  expect((await within(dialog).findByRole('alert')).textContent).toMatch(/would be \d{3} KB over its limit/)
  expect(changes).toEqual([])
})

test('the weight of the home page is that with the picture in the field', () => {
  open({ value: fromLibrary('midway') })
  expect(screen.getByText(/^Pictures of the home page: \d{3} of 1,500 KB$/)).toBeTruthy()
})

test('arrow keys move the focus point, and the crops follow', () => {
  const { last } = open({ value: fromLibrary('hayride') })
  const point = screen.getByRole('slider', { name: 'Focus point' })
  fireEvent.keyDown(point, { key: 'ArrowRight' })
  fireEvent.keyDown(point, { key: 'ArrowDown', shiftKey: true })
  expect(last()).toMatchObject({ focus: { x: 60, y: 56 } })
  expect(point.getAttribute('aria-valuetext')).toBe('60 % from the left, 56 % from the top')
  const crop = screen.getByText('Phone').closest('figure')!.querySelector('img')!
  expect(crop.style.objectPosition).toBe('60% 56%')
})

test('a picture is removed', () => {
  const { last } = open({ value: fromLibrary('hayride') })
  fireEvent.click(button('Remove'))
  expect(last()).toBeNull()
  expect(screen.getByText('No picture')).toBeTruthy()
})

test('a logo has no focus point and is not from the library', async () => {
  open({ value: fromLibrary('hayride'), purpose: 'logo' })
  expect(screen.queryByRole('slider')).toBeNull()
  const dialog = await openChooser()
  expect(within(dialog).queryByText('Pictures of the library')).toBeNull()
})
