// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { renderPage } from '../testing/render-page.tsx'
import { ReasonDialog } from './reason-dialog.tsx'

function open(busy = false) {
  const onGive = vi.fn()
  const onClose = vi.fn()
  renderPage(
    <ReasonDialog
      title="Unlock the week?"
      text="Its entries can be changed again."
      label="Reason"
      missing="Please say why."
      maxLength={20}
      cancel="Cancel"
      action="Unlock"
      busy={busy}
      onGive={onGive}
      onClose={onClose}
    />,
  )
  return { onGive, onClose, field: screen.getByRole<HTMLTextAreaElement>('textbox', { name: /Reason/ }) }
}
const act = () => fireEvent.submit(screen.getByRole('button', { name: 'Unlock' }))

test('sends nothing without a reason, and says so at the field', () => {
  const { onGive, field } = open()
  fireEvent.change(field, { target: { value: '   ' } })
  act()
  expect(onGive).not.toHaveBeenCalled()
  expect(screen.getByText('Please say why.')).toBeTruthy()
  expect(document.activeElement).toBe(field)
})

test('gives the reason without the blanks around it', () => {
  const { onGive, field } = open()
  fireEvent.change(field, { target: { value: ' A wrong rate ' } })
  act()
  expect(onGive).toHaveBeenCalledExactlyOnceWith('A wrong rate')
})

test('sends nothing while it is under way', () => {
  const { onGive, field } = open(true)
  fireEvent.change(field, { target: { value: 'A wrong rate' } })
  act()
  expect(onGive).not.toHaveBeenCalled()
})

test('closes by Cancel', () => {
  const { onClose } = open()
  fireEvent.click(screen.getByRole('button', { name: 'Cancel' }))
  expect(onClose).toHaveBeenCalledOnce()
})
