// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest'
import { adapterOf } from './use-tickets.ts'

const products = { 'lights-out-ultimate': '42' }
const dates = { '2024-11-02': '117' }
const known = { product: 'lights-out-ultimate', date: '2024-11-02', quantity: 2 }
const unknown = { product: 'fast-pass', date: '2024-12-24' }

const pretix = adapterOf({ vendor: 'pretix', url: 'https://tix.example/org/event', products, dates })
const fareharbor = adapterOf({ vendor: 'fareharbor', shortname: 'dreadmoor', products, dates })
const link = adapterOf({
  vendor: 'link',
  url: 'https://shop.example/{product}?on={date}&n={quantity}',
  products,
  dates,
})
const demo = adapterOf({ vendor: 'demo' })

afterEach(() => {
  delete window.PretixWidget
  delete window.FH
})

test.each([
  ['pretix', pretix, known, 'https://tix.example/org/event/117/'],
  ['pretix', pretix, unknown, 'https://tix.example/org/event/'],
  ['pretix', pretix, {}, 'https://tix.example/org/event/'],
  [
    'fareharbor',
    fareharbor,
    known,
    'https://fareharbor.com/embeds/book/dreadmoor/items/42/availability/117/book/?full-items=yes',
  ],
  ['fareharbor', fareharbor, unknown, 'https://fareharbor.com/embeds/book/dreadmoor/?full-items=yes'],
  ['link', link, known, 'https://shop.example/42?on=117&n=2'],
  ['link', link, unknown, 'https://shop.example/fast-pass?on=2024-12-24&n=1'],
  ['demo', demo, known, '/demo-checkout?product=lights-out-ultimate&date=2024-11-02&quantity=2'],
  ['demo', demo, {}, '/demo-checkout'],
] as const)('%s has a plain link for everything', (_, adapter, request, href) => {
  expect(adapter.href(request)).toBe(href)
})

test('pretix opens its widget with the item and the night', () => {
  const open = vi.fn()
  window.PretixWidget = { open }
  expect(pretix.open(known)).toBe(true)
  const items = [{ item: 'item_42', count: '2' }]
  expect(open).toHaveBeenCalledWith('https://tix.example/org/event/', null, '117', items, {}, false, false)
  pretix.open({})
  expect(open).toHaveBeenLastCalledWith('https://tix.example/org/event/', null, null, [], {}, false, false)
})

test('FareHarbor opens with the item and its availability', () => {
  const open = vi.fn()
  window.FH = { open }
  expect(fareharbor.open(known)).toBe(true)
  const options = { shortname: 'dreadmoor', fallback: 'simple', fullItems: 'yes' }
  expect(open).toHaveBeenCalledWith({ ...options, view: { item: '42', availability: '117' } })
  fareharbor.open({})
  expect(open).toHaveBeenLastCalledWith({ ...options, view: 'items' })
})

test.each([
  ['pretix', pretix],
  ['fareharbor', fareharbor],
  ['link', link],
])('%s leaves the click to the link while its script is not there', (_, adapter) => {
  expect(adapter.open(known)).toBe(false)
})

test.each([
  ['pretix', pretix, 'https://tix.example/widget/v2.en.js'],
  ['fareharbor', fareharbor, 'https://fareharbor.com/embeds/api/v1/'],
])('%s loads its script once, when it is wanted', (_, adapter, src) => {
  const scripts = () => [...document.scripts].filter((script) => script.src === src)
  expect(scripts()).toEqual([])
  adapter.preload()
  adapter.preload()
  expect(scripts()).toHaveLength(1)
})
