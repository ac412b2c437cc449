// @vitest-environment jsdom
import { DialogHost } from '@nightshift/ui/dialogs/dialog-host.tsx'
import { act, fireEvent, render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { demo } from './demo.tsx'

async function openCheckout() {
  render(<DialogHost />)
  await act(async () => demo.open({ product: 'lights-out-ultimate' }))
}

test('the checkout begins at its title', async () => {
  await openCheckout()
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Demo checkout' }))
})

test('Escape closes the checkout, also when it is pressed in its frame', async () => {
  await openCheckout()
  const frame = screen.getByTitle<HTMLIFrameElement>('Checkout')
  fireEvent.load(frame)
  fireEvent.keyDown(frame.contentWindow!, { key: 'a' })
  expect(screen.queryByRole('alertdialog')).toBeTruthy()
  fireEvent.keyDown(frame.contentWindow!, { key: 'Escape' })
  expect(screen.queryByRole('alertdialog')).toBeNull()
})
