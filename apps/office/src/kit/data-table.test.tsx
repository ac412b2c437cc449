// @vitest-environment jsdom
import { fireEvent, render, screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
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

const names = (table: HTMLElement) =>
  within(table)
    .getAllByRole('row')
    .map((row) => row.textContent)
const sum = (rows: readonly { waiting: number }[]) => rows.reduce((total, { waiting }) => total + waiting, 0)
const COLUMNS = [
  { label: 'Kiosk', value: ({ name }: Kiosk) => name },
  { label: 'Waiting', value: ({ waiting }: Kiosk) => waiting, isNumber: true, total: sum },
] as const
type Kiosk = (typeof ROWS)[number]

test('groups have their totals in their head, and the foot has those of all rows', () => {
  render(
    <DataTable
      label="Kiosks"
      rows={[...ROWS, { id: 3, name: 'Hut', waiting: 5 }]}
      keyOf={({ id }) => id}
      groupOf={({ name }) => (name === 'Hut' ? 'Apart' : 'Together')}
      columns={[...COLUMNS]}
      foot="All"
    />,
  )
  const table = screen.getByRole('table', { name: 'Kiosks' })
  expect(names(table)).toEqual(['KioskWaiting', 'Together2', 'Gate2', 'Barn0', 'Apart5', 'Hut5', 'All7'])
})

test('a row knows its key and its state', () => {
  render(
    <DataTable
      label="Kiosks"
      rows={ROWS}
      keyOf={({ id }) => id}
      columns={[...COLUMNS]}
      stateOf={({ id }) => (id === 2 ? 'chosen' : undefined)}
    />,
  )
  expect(screen.getByRole('row', { name: 'Barn 0' }).dataset).toMatchObject({ item: '2', state: 'chosen' })
})

test('rows unfold below a row', () => {
  render(
    <DataTable
      label="Kiosks"
      rows={ROWS}
      keyOf={({ id }) => id}
      columns={[...COLUMNS]}
      under={({ id }) => (id === 1 ? [{ id: 4, name: 'Left lane', waiting: 1 }] : [])}
    />,
  )
  const table = screen.getByRole('table', { name: 'Kiosks' })
  expect(within(table).queryByRole('row', { name: 'Left lane 1' })).toBeNull()
  const fold = within(table).getByRole('button', { name: 'Gate' })
  fireEvent.click(fold)
  expect(fold.getAttribute('aria-expanded')).toBe('true')
  expect(within(table).getByRole('row', { name: 'Left lane 1' })).toBeTruthy()
  // Nothing unfolds there.
  expect(within(table).queryByRole('button', { name: 'Barn' })).toBeNull()
})

test('a column says how it is sorted, and a part of the rows which one it is', () => {
  const onSort = vi.fn()
  render(
    <DataTable
      label="Kiosks"
      rows={ROWS}
      keyOf={({ id }) => id}
      columns={[{ ...COLUMNS[0], sorted: 'descending', onSort }, COLUMNS[1]]}
      foot="All"
      part={{ first: 10, of: 30, above: 280, below: 504 }}
    />,
  )
  const table = screen.getByRole('table', { name: 'Kiosks' })
  const head = within(table).getByRole('columnheader', { name: 'Kiosk' })
  expect(head.getAttribute('aria-sort')).toBe('descending')
  fireEvent.click(within(head).getByRole('button'))
  expect(onSort).toHaveBeenCalledOnce()
  expect(table.getAttribute('aria-rowcount')).toBe('32')
  const places = within(table)
    .getAllByRole('row')
    .map((row) => row.getAttribute('aria-rowindex'))
  expect(places).toEqual(['1', '12', '13', '32'])
})

test('facts are terms with their values', () => {
  render(<Facts facts={[{ label: 'Hours', value: '702.46' }]} />)
  expect(screen.getByRole('term').textContent).toBe('Hours')
  expect(screen.getByRole('definition').textContent).toBe('702.46')
})
