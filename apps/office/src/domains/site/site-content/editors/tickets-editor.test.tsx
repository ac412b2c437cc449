// @vitest-environment jsdom
import { DREADMOOR_CONTENT } from '@nightshift/shared/site/site-content/starting/dreadmoor/dreadmoor'
import { fireEvent, screen, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { openEditor } from '../testing/open-editor.tsx'
import { TicketsEditor } from './tickets-editor.tsx'

const { tickets } = DREADMOOR_CONTENT
const [admission] = tickets.list

const one = (changes: Partial<(typeof tickets.list)[number]> = {}) => ({
  ...tickets,
  list: [{ ...admission!, ...changes }],
})
const sold = (seller: Partial<typeof tickets.seller>) => ({
  ...one(),
  seller: { ...tickets.seller, ...seller },
})
const type = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } })
/** Shows the fields of the first ticket. */
function openTicket(options: Parameters<typeof openEditor<'tickets'>>[2] = {}) {
  const editor = openEditor('tickets', TicketsEditor, { value: one(), ...options })
  fireEvent.click(screen.getByText('Lights Out Admission'))
  return editor
}
const price = () => screen.getByLabelText<HTMLInputElement>(/^Price/)

describe('a price', () => {
  test('is taken as it is typed, and completed when the field is left', () => {
    const { value, isValid } = openTicket()
    type(price(), '31')
    expect([price().value, value().list[0]!.price]).toEqual(['31', '31.00'])
    fireEvent.blur(price())
    expect(price().value).toBe('31.00')
    expect(isValid()).toBe(true)
  })

  test('that is none is refused in words, and the section cannot be saved with it', () => {
    const { isValid } = openTicket()
    type(price(), 'free')
    fireEvent.blur(price())
    expect(price().value).toBe('free')
    expect(screen.getByText('Please enter a price like 28.99.')).toBeTruthy()
    expect(isValid()).toBe(false)
  })
})

describe('nights', () => {
  test('are those of the season, with the words of the card', async () => {
    const { value } = openTicket()
    const boxes = await screen.findAllByLabelText<HTMLInputElement>(/^(Fri|Sat) /)
    expect(boxes).toHaveLength(15)
    expect(boxes.filter(({ checked }) => checked)).toEqual([screen.getByLabelText('Sat 2 Nov 2024')])
    expect(screen.getByText('On the card: “2 Nov 2024 only”')).toBeTruthy()
    fireEvent.click(screen.getByLabelText('Sat 26 Oct 2024'))
    expect(value().list[0]!.nights).toEqual(['2024-10-26', '2024-11-02'])
    expect(screen.getByText('On the card: “26 Oct and 2 Nov 2024 only”')).toBeTruthy()
    fireEvent.click(screen.getByLabelText('Every night of the season'))
    expect(value().list[0]!.nights).toBe('all')
    expect(screen.getByText('On the card: “Any open night”')).toBeTruthy()
  })

  test('of an earlier season are shown until they are cleared', async () => {
    const { value } = openTicket({
      value: one({ nights: ['2023-11-04', '2024-11-02'] }),
    })
    expect((await screen.findByText('4 Nov 2023')).tagName).toBe('DEL')
    fireEvent.click(screen.getByText('Clear the old dates'))
    expect(value().list[0]!.nights).toEqual(['2024-11-02'])
    expect(screen.queryByText('4 Nov 2023')).toBeNull()
  })
})

describe('on sale', () => {
  const state = async () =>
    (await screen.findByText(/^Visitors see now/)).querySelector('strong')!.textContent

  const site = { salesAsOf: '2024-10-01T12:00:00.000Z' }

  test('is what visitors see, in words, in the list, too', async () => {
    openTicket({ site })
    expect(await state()).toBe('On sale')
    fireEvent.click(screen.getByLabelText(/^Sold out/))
    expect(await state()).toBe('Sold out')
    expect(screen.getByText('$28.99 · Sold out')).toBeTruthy()
  })

  test('ends with the last of its nights', async () => {
    openTicket()
    expect(await state()).toBe('No longer on sale')
  })

  test('a night that is called off stops it', async () => {
    openTicket({ site: { closedNights: [{ date: '2024-11-02', words: 'Storm.' }] } })
    expect(await state()).toBe('Not on sale: its nights are called off')
  })

  test('times are those of the festival’s zone, and can be cleared', () => {
    const { value } = openTicket()
    const from = screen.getByLabelText<HTMLInputElement>('On sale from')
    type(from, '2024-10-04T18:00')
    expect(value().list[0]!.onSaleFrom).toBe('2024-10-04T22:00:00.000Z')
    expect(screen.getByText('Friday, October 4, 2024, 6:00 PM EDT')).toBeTruthy()
    fireEvent.blur(from)
    expect(from.value).toBe('2024-10-04T18:00')
    fireEvent.click(screen.getByLabelText('Clear On sale from'))
    expect([value().list[0]!.onSaleFrom, from.value]).toEqual([null, ''])
  })

  test('an end before the beginning is said at the field', () => {
    const limits = { onSaleFrom: '2024-10-04T22:00:00.000Z', onSaleUntil: '2024-10-03T22:00:00.000Z' }
    // An entry with a problem is open from the start.
    openEditor('tickets', TicketsEditor, { value: one(limits) })
    expect(screen.getByText('On sale until is before the beginning.')).toBeTruthy()
  })

  test('a time that the clocks skip is not taken', () => {
    const { value } = openTicket()
    type(screen.getByLabelText('On sale from'), '2025-03-09T02:30')
    expect(value().list[0]!.onSaleFrom).toBeNull()
    expect(screen.getByText(/The clocks go forward that night/)).toBeTruthy()
  })
})

describe('the seller', () => {
  const fields = () =>
    [
      'Address of the shop',
      'Address of the event',
      'Short name of the company',
      'Product id at the seller',
    ].filter((label) => screen.queryByLabelText(new RegExp(`^${label}`)))

  test('has the fields that it needs', () => {
    openTicket()
    const vendors = ['gate', 'demo', 'link', 'pretix', 'fareharbor']
    const fieldsOf = (vendor: string) => {
      type(screen.getByLabelText('Who sells the tickets'), vendor)
      return fields()
    }
    expect(vendors.map(fieldsOf)).toEqual([
      [],
      [],
      ['Address of the shop', 'Product id at the seller'],
      ['Address of the event', 'Product id at the seller'],
      ['Short name of the company', 'Product id at the seller'],
    ])
  })

  test('has an id for each night of the season; those of an earlier one can be cleared', async () => {
    const { value, isValid } = openTicket({
      value: sold({ vendor: 'pretix', url: 'https://pretix.example/farm', dates: { '2023-11-04': '98' } }),
    })
    const table = await screen.findByRole('table')
    expect(within(table).getAllByRole('textbox')).toHaveLength(15)
    type(screen.getByLabelText('Date id of Sat 2 Nov 2024'), '117')
    expect(value().seller.dates).toEqual({ '2023-11-04': '98', '2024-11-02': '117' })
    expect(screen.getByText('4 Nov 2023: 98').tagName).toBe('DEL')
    fireEvent.click(screen.getByText('Clear the old date ids'))
    type(screen.getByLabelText('Date id of Sat 2 Nov 2024'), '')
    expect(value().seller.dates).toEqual({})
    expect(isValid()).toBe(true)
  })

  test('an address that is none is refused in words', () => {
    const { value, isValid } = openTicket({ value: sold({ vendor: 'link' }) })
    expect(screen.getByText('Address of the shop is needed.')).toBeTruthy()
    type(screen.getByLabelText(/^Address of the shop/), 'javascript:alert(1)')
    expect(screen.getByText(/Please enter an address like https:\/\//)).toBeTruthy()
    expect(isValid()).toBe(false)
    type(screen.getByLabelText(/^Address of the shop/), ' https://shop.example/{product} ')
    expect(value().seller.url).toBe('https://shop.example/{product}')
    expect(isValid()).toBe(true)
  })

  test('of the server takes precedence, and the screen says so', () => {
    const { value } = openTicket({
      value: one(),
      site: { environment: { seller: true, map: false } },
    })
    expect(screen.getByRole('note').textContent).toBe(
      'The server’s TICKETS setting decides. What you enter here is used when it is removed.',
    )
    type(screen.getByLabelText('Who sells the tickets'), 'gate')
    expect(value().seller.vendor).toBe('gate')
  })
})

test('a new ticket has an id of its own', () => {
  const list = [{ ...admission!, id: 'ticket-2' }]
  const { value, isValid } = openEditor('tickets', TicketsEditor, { value: { ...tickets, list } })
  fireEvent.click(screen.getByRole('button', { name: 'Add a ticket' }))
  expect(value().list.map(({ id }) => id)).toEqual(['ticket-2', 'ticket-3'])
  expect(isValid()).toBe(true)
})

test('the offer of a partner takes a known link only', () => {
  const { value, isValid } = openEditor('tickets', TicketsEditor, { value: one() })
  fireEvent.click(screen.getByLabelText(/offer of a partner/))
  expect(screen.getByText('Text of the link is needed.')).toBeTruthy()
  type(screen.getByLabelText(/^Address of the link/), 'javascript:alert(1)')
  expect(screen.getByText(/^Address of the link is not a link that the site knows/)).toBeTruthy()
  expect(isValid()).toBe(false)
  type(screen.getByLabelText(/^Address of the link/), 'https://trail.example')
  expect([value().partnerOffer?.href, isValid()]).toEqual(['https://trail.example', true])
  fireEvent.click(screen.getByLabelText(/offer of a partner/))
  expect(value().partnerOffer).toBeNull()
})
