import { expect, test, vi } from 'vitest'
import { subscribeToLiveEvents } from './live.ts'

/** An EventSource that says what the test tells it to. */
class Source extends EventTarget {
  static last: Source
  close = vi.fn()
  constructor() {
    super()
    Source.last = this
  }
  say = (name: string) => this.dispatchEvent(new Event(name))
}

test('a connection that comes back looks at everything again: events were missed', () => {
  vi.stubGlobal('EventSource', Source)
  const hear = vi.fn()
  const stop = subscribeToLiveEvents(hear)
  const { say, close } = Source.last
  say('open')
  say('rollCall')
  expect(hear.mock.calls).toEqual([['rollCall']])
  say('error')
  say('open')
  expect(hear).toHaveBeenLastCalledWith('again')
  stop()
  expect(close).toHaveBeenCalled()
  vi.unstubAllGlobals()
})
