// @vitest-environment jsdom
import { act, fireEvent, render, screen } from '@testing-library/react'
import { MemoryRouter, useLocation } from 'react-router'
import { expect, test } from 'vitest'
import { useAddressState } from './use-address-state.ts'

function Screen() {
  const [{ text, event }, change] = useAddressState({ text: '', event: 'all' })
  return (
    <>
      <input value={text} onChange={({ currentTarget }) => change({ text: currentTarget.value })} />
      <button type="button" onClick={() => change({ event: event === 'all' ? '7' : 'all' })}>
        {event}
      </button>
      <output>{useLocation().search}</output>
    </>
  )
}

const open = (address = '/') =>
  render(
    <MemoryRouter initialEntries={[address]}>
      <Screen />
    </MemoryRouter>,
  )
const field = () => screen.getByRole<HTMLInputElement>('textbox')
const address = () => screen.getByRole('status').textContent

test('begins with what the address says', () => {
  open('/?text=ash&event=7')
  expect(field().value).toBe('ash')
  expect(screen.getByRole('button').textContent).toBe('7')
})

test('keeps what is changed in the address, and out of it what is as it was', () => {
  open('/?other=1')
  fireEvent.change(field(), { target: { value: 'ash' } })
  fireEvent.click(screen.getByRole('button'))
  expect(address()).toBe('?other=1&text=ash&event=7')
  fireEvent.click(screen.getByRole('button'))
  fireEvent.change(field(), { target: { value: '' } })
  expect(address()).toBe('?other=1')
})

test('loses no key of somebody who types faster than the router follows', () => {
  open()
  act(() => {
    fireEvent.change(field(), { target: { value: 'a' } })
    fireEvent.change(field(), { target: { value: `${field().value}b` } })
    fireEvent.click(screen.getByRole('button'))
  })
  expect(field().value).toBe('ab')
  expect(address()).toBe('?text=ab&event=7')
})
