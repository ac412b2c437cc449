// @vitest-environment jsdom
import { newKey } from '@nightshift/ui/new-key.ts'
import { expect, test, vi } from 'vitest'
import { openPhoneQueue, type Waiting } from './phone-queue.ts'

const tick = (personId = newKey()): Waiting => ({
  ...{ kind: 'tick', rollCallId: 1, key: newKey(), personId, isSafe: true, at: '2024-10-04T22:00:00.000Z' },
})
const keysOf = (items: Waiting[]) => items.map(({ key }) => key)

test('what waits survives a reload, in order, and only that of its lead is there', () => {
  const [one, two] = [tick(), tick()]
  const queue = openPhoneQueue('lena')
  queue.add(one)
  queue.add(two)
  expect(openPhoneQueue('lena').items()).toEqual([one, two])
  expect(openPhoneQueue('luis').items()).toEqual([])
})

test('two tabs lose nothing of each other', () => {
  const [first, second] = [openPhoneQueue('lena'), openPhoneQueue('lena')]
  const [one, two, three] = [tick(), tick(), tick()]
  first.add(one)
  second.add(two)
  first.remove(new Set([one.key]))
  second.add(three)
  expect(keysOf(second.items())).toEqual([two.key, three.key])
  expect(keysOf(openPhoneQueue('lena').items())).toEqual([two.key, three.key])
})

test('another tab is noticed', () => {
  const queue = openPhoneQueue('lena')
  const onChange = vi.fn()
  const stop = queue.subscribe(onChange)
  openPhoneQueue('lena').add(tick())
  window.dispatchEvent(new StorageEvent('storage', { key: 'roll-call-queue-lena' }))
  expect(onChange).toHaveBeenCalled()
  expect(queue.items()).toHaveLength(1)
  stop()
})

test('a browser that stores nothing keeps what waits until the page is closed', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  const queue = openPhoneQueue('lena')
  queue.add(tick())
  queue.add(tick())
  expect(queue.items()).toHaveLength(2)
})

test('what cannot be read any more does not keep the page from opening', () => {
  localStorage.setItem('roll-call-queue-lena', '[{"kind":"shout"}]')
  expect(openPhoneQueue('lena').items()).toEqual([])
  localStorage.setItem('roll-call-queue-lena', '{')
  expect(openPhoneQueue('lena').items()).toEqual([])
})
