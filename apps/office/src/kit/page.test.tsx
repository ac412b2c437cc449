// @vitest-environment jsdom
import { fireEvent, screen, within } from '@testing-library/react'
import type { FormEvent } from 'react'
import { expect, test, vi } from 'vitest'
import { renderPage } from '../testing/render-page.tsx'
import { Actions, Fields, Item, List, Stack, Text } from './layout.tsx'
import { Page, Section } from './page.tsx'
import { PrintSheet } from './print-sheet.tsx'

test('a page has one title, its sections and parts with names', () => {
  renderPage(
    <Page title="Nights" sections={<nav>Plan</nav>} tools={<button type="button">Print</button>}>
      <Section title="Reports">
        <Text quiet>No report yet</Text>
      </Section>
    </Page>,
  )
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Nights')
  expect(screen.getByRole('navigation').textContent).toBe('Plan')
  expect(screen.getByRole('button', { name: 'Print' })).toBeTruthy()
  expect(within(screen.getByRole('region', { name: 'Reports' })).getByText('No report yet')).toBeTruthy()
})

test('a part of a dialog has a smaller title, fields and buttons, and says what happened', () => {
  const onSubmit = vi.fn((event: FormEvent) => event.preventDefault())
  renderPage(
    <Section level={3} title="Account">
      <Stack onSubmit={onSubmit}>
        <Fields narrow>
          <input aria-label="First Name" />
        </Fields>
        <Actions>
          <Text status>Saved</Text>
          <button type="submit">Save</button>
        </Actions>
      </Stack>
    </Section>,
  )
  const part = within(screen.getByRole('region', { name: 'Account' }))
  expect(part.getByRole('heading', { level: 3 }).textContent).toBe('Account')
  expect(part.getByRole('status').textContent).toBe('Saved')
  fireEvent.click(part.getByRole('button', { name: 'Save' }))
  expect(onSubmit).toHaveBeenCalledOnce()
})

test('a list has a line for each, with what can be done', () => {
  renderPage(
    <Section title="Still in" about="Until 1 AM" mark={<span>2</span>} framed>
      <List label="People">
        <Item title="Ash Graves" about="Actor" id={7}>
          <button type="button">Call</button>
        </Item>
      </List>
    </Section>,
  )
  const region = within(screen.getByRole('region', { name: 'Still in 2' }))
  const line = within(region.getByRole('list', { name: 'People' })).getByRole('listitem')
  expect(line.textContent).toBe('Ash Graves ActorCall')
  expect(line.dataset.item).toBe('7')
})

test('a sheet is what is printed of a page', () => {
  renderPage(<PrintSheet label="Plan of Friday">57 places</PrintSheet>)
  expect(screen.getByRole('article', { name: 'Plan of Friday' }).matches('[data-paper]')).toBe(true)
})
