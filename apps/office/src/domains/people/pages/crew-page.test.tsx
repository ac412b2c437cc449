// @vitest-environment jsdom
import { mockApi } from '@nightshift/ui/testing/mock-api.ts'
import { person } from '@nightshift/ui/testing/samples.ts'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import * as files from '../../../lib/save-file.ts'
import { renderPage } from '../../../testing/render-page.tsx'
import { crewMember } from '../../hiring/invitations/testing/crew.ts'
import CrewPage from './crew-page.tsx'

const ash = crewMember('Ash', { nights: 3, notes: 'Allergic to latex' })
const bo = crewMember('Bo', { nights: 12 })
const cy = crewMember('Cy', { email: '', phone: '', hasContact: false })

beforeEach(() => {
  // The list is virtualized: without a height it has no rows.
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 900, 36))
  vi.spyOn(files, 'saveFile').mockImplementation(() => {})
})

async function open() {
  const sent: string[][] = []
  mockApi({
    '*/crew': { body: [ash, bo, cy] },
    '*/invitations': ({ body }) => {
      sent.push(body.userIds)
      return { body: { host: 'moor.example', invited: [] } }
    },
    '*': { body: [] },
  })
  renderPage(<CrewPage />, { at: '/employee/admin/employees/crew', me: person({ accessLvl: 2 }) })
  await screen.findByRole('row', { name: /Ash Graves/ })
  return sent
}
const names = () => screen.queryAllByRole('rowheader').map(({ textContent }) => textContent.slice(0, 2))
const box = (name: string | RegExp) => screen.getByRole<HTMLInputElement>('checkbox', { name })
const status = () => screen.getAllByRole('status').map(({ textContent }) => textContent)

test('the filters narrow the list, and a click on a name ticks the person', async () => {
  await open()
  expect(names()).toEqual(['As', 'Bo', 'Cy'])
  fireEvent.change(screen.getByLabelText('Nights at least'), { target: { value: '7' } })
  await waitFor(() => expect(names()).toEqual(['Bo']))
  expect(status()).toEqual(['1 person', '0 selected'])
  fireEvent.click(screen.getByText('Bo Graves'))
  expect(box('Invite Bo Graves').checked).toBe(true)
  fireEvent.change(screen.getByLabelText('Nights at least'), { target: { value: '99' } })
  expect(await screen.findByText('Nobody of the earlier crew fits these filters.')).toBeTruthy()
  expect(status()).toEqual(['0 people', '1 selected, 1 of them not shown'])
})

test('whoever cannot be reached is not ticked with all others', async () => {
  const sent = await open()
  expect(box('Invite Cy Graves').disabled).toBe(true)
  fireEvent.click(box('Select all shown (2)'))
  expect(status()).toContain('2 selected')
  fireEvent.click(screen.getByRole('button', { name: 'Export links' }))
  expect(await screen.findByText('2 people were left out, having applied or changed meanwhile.')).toBeTruthy()
  expect(sent).toEqual([[ash.id, bo.id]])
  expect(files.saveFile).not.toHaveBeenCalled()
  expect(box('Select all shown (2)').checked).toBe(false)
})
