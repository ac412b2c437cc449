// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { renderPage } from '../../testing/render-page.tsx'
import PhotoCropDialog from './photo-crop-dialog.tsx'

afterEach(() => {
  vi.unstubAllGlobals()
  Reflect.deleteProperty(navigator, 'mediaDevices')
})

const open = () =>
  renderPage(<PhotoCropDialog title="Choose Pass Photo" onUse={() => {}} onClose={() => {}} />)
const said = async () => (await screen.findByRole('alert')).textContent

test.each([
  ['NotAllowedError', 'The camera may not be used. Please allow it in the browser, or choose a file.'],
  ['NotFoundError', 'No camera was found. Please choose a file.'],
  [
    'NotReadableError',
    'The camera cannot be started; another program may be using it. Please choose a file.',
  ],
])('a camera that fails with %s leaves the choice of a file', async (name, words) => {
  const getUserMedia = vi.fn().mockRejectedValue(new DOMException('', name))
  Object.defineProperty(navigator, 'mediaDevices', { value: { getUserMedia }, configurable: true })
  open()
  fireEvent.click(screen.getByRole('button', { name: 'Use the Camera' }))
  expect(await said()).toBe(words)
  expect(screen.getByRole('button', { name: 'Choose a File' })).toBeTruthy()
})

test('a file that is no picture shows a message, and another one can be chosen', async () => {
  vi.stubGlobal('createImageBitmap', vi.fn().mockRejectedValue(new DOMException('', 'InvalidStateError')))
  open()
  const file = new File(['not a picture'], 'shifts.png', { type: 'image/png' })
  fireEvent.change(document.querySelector('input[type=file]')!, { target: { files: [file] } })
  expect(await said()).toBe(
    'This file cannot be opened as a picture. Please choose a JPEG, PNG or WebP file.',
  )
  expect(screen.getByRole('button', { name: 'Choose a File' })).toBeTruthy()
})
