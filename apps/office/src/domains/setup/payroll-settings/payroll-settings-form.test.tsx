// @vitest-environment jsdom
import { DEFAULT_PAYROLL_SETTINGS } from '@nightshift/shared/setup/payroll-settings/contract'
import { mockApi } from '@nightshift/ui/testing/mock-api.ts'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderPage } from '../../../testing/render-page.tsx'
import PayrollPage from '../pages/payroll-page.tsx'

const settings = { festivalId: 1, ...DEFAULT_PAYROLL_SETTINGS }

async function open() {
  const fetch = mockApi({ '/api/festivals/1/payroll-settings': { body: settings } })
  renderPage(<PayrollPage />)
  await screen.findByRole('heading', { name: 'Pay period' })
  const sent = () => fetch.mock.calls.filter(([, request]) => request?.method === 'PATCH')
  return { bodies: () => sent().map(([, request]) => JSON.parse(String(request?.body))) }
}

const save = () => fireEvent.click(screen.getByRole('button', { name: 'Save' }))
const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } })

test('overtime is asked with both tests of the exemption, and unanswered until somebody answers', async () => {
  const { bodies } = await open()
  const radios = screen.getAllByRole('radio')
  expect(radios.map((radio) => radio.getAttribute('aria-checked'))).toEqual(['false', 'false'])
  expect(screen.getByText('Not answered yet.')).toBeTruthy()
  for (const words of [/seven months/, /one third/, /29 CFR 779.385/, /State law may still/])
    expect(screen.getByText(words)).toBeTruthy()
  fireEvent.click(screen.getByRole('radio', { name: 'Over 40 hours a workweek' }))
  expect(screen.queryByText('Not answered yet.')).toBeNull()
  save()
  await waitFor(() => expect(bodies()).toEqual([{ overtime: 'over40', updatedAt: null }]))
})

test('two weeks ask which of the two days, and the current period is shown in words', async () => {
  const { bodies } = await open()
  expect(screen.getByText(/The current period: Monday, .*, 6 AM to Monday, .*, 6 AM\./)).toBeTruthy()
  expect(screen.queryByLabelText('First of the two weeks')).toBeNull()
  type('Length', '2')
  type('At', '0')
  const choice = screen.getByLabelText<HTMLSelectElement>('First of the two weeks')
  const [first, second] = [...choice.options].map(({ value }) => value)
  type('First of the two weeks', choice.value === first ? second! : first!)
  const chosen = choice.value
  save()
  await waitFor(() =>
    expect(bodies()).toEqual([{ period: { weeks: 2, anchor: chosen, hour: 0 }, updatedAt: null }]),
  )
})

test('names that Paychex would not take are shown in words, and nothing is sent', async () => {
  const { bodies } = await open()
  type('Company ID', '70-12')
  type('Regular hours', 'Hourly')
  type('Cash tips', '=Cash')
  type('Deduction', 'Hourly')
  save()
  expect(await screen.findByText('At most 8 letters and digits.')).toBeTruthy()
  expect(screen.getByText('At most 20 characters, beginning with a letter or digit.')).toBeTruthy()
  expect(screen.getByText('Another component has this name.')).toBeTruthy()
  expect(bodies()).toEqual([])
  type('Company ID', '7012')
  type('Cash tips', 'Cash')
  type('Deduction', 'Costume')
  save()
  await waitFor(() =>
    expect(bodies()).toMatchObject([
      { companyId: '7012', components: { regular: 'Hourly', cashTips: 'Cash', deduction: 'Costume' } },
    ]),
  )
})

test('a minimum wage is added to its history, and needs a day and dollars', async () => {
  const { bodies } = await open()
  fireEvent.click(screen.getByRole('button', { name: 'Add a minimum wage' }))
  const typeFirst = (label: string, value: string) =>
    fireEvent.change(screen.getAllByLabelText(label)[0]!, { target: { value } })
  typeFirst('From', '2025-01-01')
  typeFirst('Per hour, in dollars', '15.505')
  save()
  expect(await screen.findByText(/Each needs a day of its own/)).toBeTruthy()
  expect(bodies()).toEqual([])
  typeFirst('Per hour, in dollars', '15.50')
  save()
  const minimumWages = [
    { from: '2025-01-01', rate: 15.5 },
    { from: '2009-07-24', rate: 7.25 },
  ]
  await waitFor(() => expect(bodies()).toEqual([{ minimumWages, updatedAt: null }]))
})
