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
  say = (name: string, data?: string) => this.dispatchEvent(new MessageEvent(name, { data }))
}

test('a connection that comes back looks at everything again: events were missed', () => {
  vi.stubGlobal('EventSource', Source)
  const hear = vi.fn()
  const stop = subscribeToLiveEvents(hear)
  const { say, close } = Source.last
  say('open')
  say('rollCall', '{"kind":"rollCall","festivalId":1}')
  expect(hear.mock.calls).toEqual([[{ kind: 'rollCall', festivalId: 1 }]])
  say('error')
  say('open')
  expect(hear).toHaveBeenLastCalledWith({ kind: 'again', festivalId: null })
  stop()
  expect(close).toHaveBeenCalled()
  vi.unstubAllGlobals()
})
