// @vitest-environment jsdom
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderPage } from '../../../../testing/render-page.tsx'
import { figures, line, report } from '../testing/ending.ts'
import { ReportSheet } from './report-sheet.tsx'

const cells = (name: RegExp) =>
  within(within(screen.getByRole('table', { name: 'Figures' })).getByRole('row', { name }))
    .getAllByRole('cell')
    .map(({ textContent }) => textContent)
const { phone: _, answer: __, ...late } = line({ kind: 'late', minutes: 25 })

const lena = { firstName: 'Lena', lastName: 'Crow' }
const mara = { firstName: 'Mara', lastName: 'Voss' }

test('the figures stand beside those of the night before, with their difference', () => {
  const money = { plannedPay: 36600, pay: 24019, cash: 0, credit: 1250 }
  const before = {
    id: 1,
    night: '2024-09-28',
    totals: figures({ came: 3, hundredths: 1500, money: { ...money, pay: 24019 } }),
  }
  renderPage(<ReportSheet report={report({ totals: figures({ money }), before })} />)
  screen.getByRole('heading', { name: 'Friday, October 4, 2024' })
  screen.getByRole('columnheader', { name: 'Sat, Sep 28' })
  expect(cells(/^Came/)).toEqual(['2', '3', '−1'])
  expect(cells(/^Hours worked/)).toEqual(['15.75', '15.00', '+0.75'])
  expect(cells(/^Cost \$/)).toEqual(['$240.19', '$240.19', '$0.00'])
  screen.getByText(/^Hours and cost are those of shifts/)
})

test('without money there is no cost, and a first report has nothing to compare with', () => {
  renderPage(<ReportSheet report={report()} />)
  expect(screen.queryByText(/cost/i)).toBeNull()
  expect(cells(/^Came/)).toEqual(['2'])
  screen.getByText('There is no earlier report to compare with.')
  for (const text of ['Nothing was left over.', 'No incidents were noted.']) screen.getByText(text)
})

test('people are listed by what they are listed for, and what was left over apart', () => {
  const stillIn = { ...late, kind: 'stillIn' as const, minutes: null }
  const incidents = [{ id: 1, at: '2024-10-05T00:15:00.000Z', note: 'Fog', by: lena, editedBy: null }]
  renderPage(
    <ReportSheet report={report({ lines: [late, stillIn], incidents, isReplaced: true, version: 2 })} />,
  )
  expect(screen.getByText('Late (1)').nextSibling?.textContent).toBe('Ash Graves (25 min late)')
  expect(screen.getByText('Still clocked in (1)').nextSibling?.textContent).toBe('Ash Graves (since 5:00 PM)')
  screen.getByText('8:15 PM')
  screen.getByText('Fog')
  expect(screen.getByText('Ended by').nextSibling?.textContent).toContain('Lena Crow')
  screen.getByText('Version 2')
  screen.getByText('A later report of this night counts.')
})

test('what became of an incident after the ending stands beside what the report keeps', () => {
  const by = { changedAt: '2024-10-05T14:12:00.000Z', changedBy: mara }
  const at = (time: string, note: string) => ({ at: `2024-10-05T${time}:00.000Z`, note })
  const changes = [
    { ...by, incidentId: 1, before: at('00:15', 'Fog'), after: at('00:20', 'Fog twice') },
    { ...by, incidentId: 1, before: at('00:20', 'Fog twice'), after: null },
    { ...by, incidentId: 2, before: null, after: at('01:00', 'Lost keys') },
  ]
  const incidents = [
    { id: 1, ...at('00:15', 'Fog'), by: lena, editedBy: null },
    { id: 2, ...at('00:20', 'Smoke'), by: mara, editedBy: lena },
  ]
  renderPage(<ReportSheet report={report({ incidents, changes })} />)
  screen.getByText('by Lena Crow')
  screen.getByText('by Mara Voss, edited by Lena Crow')
  const list = within(screen.getByRole('list', { name: 'Changed since the night was ended' }))
  expect(list.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Sat, Oct 5, 2024, 10:12 AM Mara Voss changed 8:15 PM “Fog” to 8:20 PM “Fog twice”',
    'Sat, Oct 5, 2024, 10:12 AM Mara Voss deleted 8:20 PM “Fog twice”',
    'Sat, Oct 5, 2024, 10:12 AM Mara Voss added 9:00 PM “Lost keys”',
  ])
})

test('a shift that is open since an earlier night has its date', () => {
  const forgotten = { ...late, kind: 'stillIn' as const, minutes: null, at: '2024-09-28T21:00:00.000Z' }
  renderPage(<ReportSheet report={report({ lines: [forgotten] })} />)
  screen.getByText('Ash Graves (since Sat, Sep 28, 5:00 PM)')
})
