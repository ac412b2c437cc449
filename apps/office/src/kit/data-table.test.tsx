// @vitest-environment jsdom
import { render, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { DataTable } from './data-table.tsx'
import { Facts } from './facts.tsx'

const ROWS = [
  { id: 1, name: 'Gate', waiting: 2 },
  { id: 2, name: 'Barn', waiting: 0 },
]

test('a table has heads, rows by name, and numbers apart from words', () => {
  render(
    <DataTable
      label="Kiosks"
      rows={ROWS}
      keyOf={({ id }) => id}
      columns={[
        { label: 'Kiosk', value: ({ name }) => name },
        { label: 'Waiting', value: ({ waiting }) => waiting, isNumber: true },
      ]}
    />,
  )
  const table = within(screen.getByRole('table', { name: 'Kiosks' }))
  expect(table.getAllByRole('columnheader').map((head) => head.textContent)).toEqual(['Kiosk', 'Waiting'])
  const row = within(table.getByRole('row', { name: 'Gate 2' }))
  expect(row.getByRole('rowheader').textContent).toBe('Gate')
  const cell = row.getByRole('cell')
  // What a card shows beside the value.
  expect(cell.dataset).toMatchObject({ label: 'Waiting', number: 'true' })
})

test('facts are terms with their values', () => {
  render(<Facts facts={[{ label: 'Hours', value: '702.46' }]} />)
  expect(screen.getByRole('term').textContent).toBe('Hours')
  expect(screen.getByRole('definition').textContent).toBe('702.46')
})
