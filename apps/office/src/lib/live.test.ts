// @vitest-environment jsdom
import type { LiveEvent } from '@nightshift/shared/audit/live'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { hearOwnChange, subscribeToLiveEvents } from './live.ts'

/** An EventSource that says what the test tells it to. */
class Source extends EventTarget {
  static readonly CLOSED = 2
  static all: Source[] = []
  static get last() {
    return Source.all.at(-1)!
  }
  readyState = 1
  close = vi.fn()
  constructor() {
    super()
    Source.all.push(this)
  }
  say = (name: string, data?: string) => this.dispatchEvent(new MessageEvent(name, { data }))
}

const AGAIN: LiveEvent = { kind: 'again', festivalId: null }
const heard = vi.fn()
let stop = () => {}

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('EventSource', Source)
  Source.all = []
  heard.mockClear()
  stop = subscribeToLiveEvents(heard)
})
afterEach(() => {
  stop()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  vi.useRealTimers()
})

test('a connection that comes back looks at everything again: events were missed', () => {
  const { say, close } = Source.last
  say('open')
  say('rollCall', '{"kind":"rollCall","festivalId":1}')
  expect(heard.mock.calls).toEqual([[{ kind: 'rollCall', festivalId: 1 }]])
  say('error')
  say('open')
  expect(heard).toHaveBeenLastCalledWith(AGAIN)
  stop()
  expect(close).toHaveBeenCalled()
})

test('a change is heard of before or after its answer, or not at all', async () => {
  const ended = vi.fn()
  const say = () => Source.last.say('rollCall', '{"kind":"rollCall","festivalId":1}')
  const passes = async (ms: number) => {
    await vi.advanceTimersByTimeAsync(ms)
    const { length } = ended.mock.calls
    ended.mockClear()
    return length
  }
  const [before, after, never] = [['rollCall'], ['rollCall', 'night'], ['site']].map((kinds) =>
    hearOwnChange(kinds as LiveEvent['kind'][]),
  )
  void after!().then(ended)
  expect(await passes(50)).toBe(0)
  say()
  expect(await passes(20)).toBe(1)
  void before!().then(ended)
  expect(await passes(0)).toBe(1)
  void never!().then(ended)
  expect(await passes(99)).toBe(0)
  expect(await passes(1)).toBe(1)
  stop()
  expect(Source.last.close).toHaveBeenCalled()
  void hearOwnChange(['rollCall'])().then(ended)
  expect(await passes(0)).toBe(1)
  expect(Source.all).toHaveLength(1)
})

test('a connection that was refused is tried again, less and less often, which the browser does not do', () => {
  const refuse = () => {
    Source.last.readyState = Source.CLOSED
    Source.last.say('error')
  }
  refuse()
  vi.advanceTimersByTime(1_000)
  expect(Source.all).toHaveLength(2)
  refuse()
  vi.advanceTimersByTime(1_000)
  expect(Source.all).toHaveLength(2)
  vi.advanceTimersByTime(1_000)
  expect(Source.all).toHaveLength(3)
  Source.last.say('open')
  expect(heard.mock.calls).toEqual([[AGAIN]])
})

test('a connection that is silent for longer than two beats is made again', () => {
  Source.last.say('open')
  vi.advanceTimersByTime(40_000)
  Source.last.say('beat', '0')
  vi.advanceTimersByTime(40_000)
  expect(Source.all).toHaveLength(1)
  vi.advanceTimersByTime(6_000)
  expect(Source.all).toHaveLength(2)
  expect(Source.all[0]!.close).toHaveBeenCalled()
  Source.last.say('open')
  expect(heard.mock.calls).toEqual([[AGAIN]])
})

test('when the network is back, it does not wait', () => {
  Source.last.say('open')
  window.dispatchEvent(new Event('online'))
  vi.advanceTimersByTime(1)
  expect(Source.all).toHaveLength(2)
})

test('all subscribers of a page share one connection, which ends with the last of them', () => {
  const other = vi.fn()
  const stopOther = subscribeToLiveEvents(other)
  expect(Source.all).toHaveLength(1)
  Source.last.say('rollCall', '{"kind":"rollCall","festivalId":1}')
  expect(other).toHaveBeenCalledTimes(1)
  stop()
  expect(Source.last.close).not.toHaveBeenCalled()
  stopOther()
  expect(Source.last.close).toHaveBeenCalled()
})

test('without https a page that nobody looks at has no connection, and reads again when it is looked at', () => {
  Source.last.say('open')
  const look = (hidden: boolean) => {
    vi.spyOn(document, 'hidden', 'get').mockReturnValue(hidden)
    document.dispatchEvent(new Event('visibilitychange'))
  }
  look(true)
  expect(Source.last.close).toHaveBeenCalled()
  look(false)
  expect(Source.all).toHaveLength(2)
  Source.last.say('open')
  expect(heard.mock.calls).toEqual([[AGAIN]])
})
