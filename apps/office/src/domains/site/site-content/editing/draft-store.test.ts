// @vitest-environment jsdom
import { beforeEach, describe, expect, test, vi } from 'vitest'
import type { StoredDraft } from './draft-state.ts'
import { isBehind } from './draft-state.ts'
import { createDraftStore, DEBOUNCE_MS, RETRY_MS } from './draft-store.ts'

const stored = (text: string, revision: number): StoredDraft => ({
  content: { text },
  revision,
  editedBy: { id: 'ada', name: 'Ada Blackwood' },
  editedAt: '2026-11-16T21:00:00.000Z',
})

type Request = {
  text: string
  revision: number
  answer: (stored: StoredDraft) => void
  refuse: (error: Error) => void
}

/** A store whose requests the test answers. */
function open() {
  const requests: Request[] = []
  let theirs: StoredDraft | undefined
  const store = createDraftStore({
    stored: stored('first', 1),
    isValid: (content) => !(content as { text: string }).text.includes('!'),
    save: (content, revision) =>
      new Promise((answer, refuse) => {
        requests.push({ text: (content as { text: string }).text, revision, answer, refuse })
      }),
    theirsAfter: async () => theirs,
    whyNotSaved: ({ message }: Error) => message,
    isUnreachable: ({ message }: Error) => message === 'no connection',
    onChange: () => {},
  } as Parameters<typeof createDraftStore>[0])
  return {
    store,
    requests,
    type: (text: string) => store.edit({ text }),
    text: () => (store.state().value as { text: string }).text,
    kind: () => store.state().saving.kind,
    collideWith: (other: StoredDraft) => {
      theirs = other
    },
  }
}

/** Lets promises that are settled call back. */
const settle = () => vi.advanceTimersByTimeAsync(0)

beforeEach(() => {
  vi.useFakeTimers()
  return () => vi.useRealTimers()
})

describe('autosave', () => {
  test('sends one request after the last of several edits', async () => {
    const { type, requests, kind } = open()
    for (const text of ['a', 'ab', 'abc']) {
      type(text)
      await vi.advanceTimersByTimeAsync(DEBOUNCE_MS - 1)
    }
    expect(requests).toEqual([])
    await vi.advanceTimersByTimeAsync(1)
    expect(requests).toMatchObject([{ text: 'abc', revision: 1 }])
    expect(kind()).toBe('sending')
    requests[0]!.answer(stored('abc', 2))
    await settle()
    expect(kind()).toBe('idle')
  })

  test('has one request in flight, and sends later edits after it with its revision', async () => {
    const { store, type, requests, kind, text } = open()
    type('a')
    store.flush()
    type('ab')
    await vi.advanceTimersByTimeAsync(DEBOUNCE_MS * 2)
    expect(requests).toHaveLength(1)
    requests[0]!.answer(stored('a', 2))
    await settle()
    expect([kind(), text()]).toEqual(['sending', 'ab'])
    expect(requests[1]).toMatchObject({ text: 'ab', revision: 2 })
    requests[1]!.answer(stored('ab', 3))
    await settle()
    expect(kind()).toBe('idle')
  })

  test('flushing resolves when the last edit is confirmed', async () => {
    const { store, type, requests } = open()
    const done = vi.fn()
    type('a')
    store.flush().then(done)
    type('ab')
    requests[0]!.answer(stored('a', 2))
    await settle()
    expect(done).not.toHaveBeenCalled()
    requests[1]!.answer(stored('ab', 3))
    await settle()
    expect(done).toHaveBeenCalled()
  })

  test('an edit that the schema refuses is not sent, and one that is taken back needs no request', async () => {
    const { store, type, requests, kind } = open()
    type('no!')
    await store.flush()
    await vi.advanceTimersByTimeAsync(DEBOUNCE_MS)
    expect([kind(), requests.length]).toEqual(['invalid', 0])
    type('first')
    expect(kind()).toBe('idle')
  })

  test('a failure keeps the edit until it is tried again', async () => {
    const { store, type, requests, text } = open()
    type('a')
    store.flush()
    requests[0]!.refuse(new Error('refused'))
    await settle()
    expect(store.state().saving).toEqual({ kind: 'failed', why: 'refused' })
    await vi.advanceTimersByTimeAsync(DEBOUNCE_MS * 10)
    expect([requests.length, text()]).toEqual([1, 'a'])
    store.retry()
    expect(requests[1]).toMatchObject({ text: 'a', revision: 1 })
  })
})

describe('where the server cannot be reached', () => {
  async function lose() {
    const editor = open()
    editor.type('a')
    editor.store.flush()
    editor.requests[0]!.refuse(new Error('no connection'))
    await settle()
    return editor
  }

  test('an edit is saved by itself once it can', async () => {
    const { kind, requests } = await lose()
    expect(kind()).toBe('failed')
    await vi.advanceTimersByTimeAsync(RETRY_MS)
    requests[1]!.refuse(new Error('no connection'))
    await vi.advanceTimersByTimeAsync(RETRY_MS)
    expect(requests[2]).toMatchObject({ text: 'a', revision: 1 })
    requests[2]!.answer(stored('a', 2))
    await settle()
    expect(kind()).toBe('idle')
  })

  test('at once when the network is back', async () => {
    const { requests } = await lose()
    window.dispatchEvent(new Event('online'))
    expect(requests).toHaveLength(2)
  })

  test('an edit whose answer was lost is no conflict with oneself', async () => {
    const { type, requests, kind, text, collideWith } = await lose()
    type('ab')
    collideWith(stored('a', 2))
    await vi.advanceTimersByTimeAsync(DEBOUNCE_MS)
    expect(requests[1]).toMatchObject({ text: 'ab', revision: 1 })
    requests[1]!.refuse(new Error('changed meanwhile'))
    await vi.advanceTimersByTimeAsync(DEBOUNCE_MS)
    expect([kind(), text()]).toEqual(['sending', 'ab'])
    expect(requests[2]).toMatchObject({ text: 'ab', revision: 2 })
  })

  test('one that was stored although the answer was lost is saved', async () => {
    const { requests, kind, collideWith } = await lose()
    collideWith(stored('a', 2))
    await vi.advanceTimersByTimeAsync(RETRY_MS)
    requests[1]!.refuse(new Error('changed meanwhile'))
    await settle()
    expect(kind()).toBe('idle')
  })
})

describe('two editors', () => {
  test('an editor that is not in use follows the other', () => {
    const { store, text } = open()
    store.hear(stored('theirs', 2))
    expect([text(), isBehind(store.state())]).toEqual(['theirs', false])
  })

  test('one with the focus does not, until it loses it', () => {
    const { store, text } = open()
    store.use(true)
    store.hear(stored('theirs', 2))
    expect([text(), isBehind(store.state())]).toEqual(['first', true])
    store.use(false)
    expect(text()).toBe('theirs')
  })

  test('an older answer changes nothing', () => {
    const { store, text } = open()
    store.hear(stored('theirs', 5))
    store.hear(stored('older', 4))
    expect(text()).toBe('theirs')
  })

  async function collide() {
    const editor = open()
    editor.type('mine')
    editor.collideWith(stored('theirs', 2))
    editor.store.flush()
    editor.requests[0]!.refuse(new Error('changed meanwhile'))
    await settle()
    return editor
  }

  test('a refused save keeps both versions and sends nothing', async () => {
    const { store, type, requests, text } = await collide()
    type('mine too')
    await vi.advanceTimersByTimeAsync(DEBOUNCE_MS * 2)
    expect(store.state()).toMatchObject({
      saving: { kind: 'conflict' },
      latest: { content: { text: 'theirs' } },
    })
    expect([text(), requests.length]).toEqual(['mine too', 1])
  })

  test('Keep mine saves on top of theirs', async () => {
    const { store, requests } = await collide()
    store.keepMine()
    expect(requests[1]).toMatchObject({ text: 'mine', revision: 2 })
  })

  test('Take theirs shows theirs and sends nothing', async () => {
    const { store, text, kind, requests } = await collide()
    store.takeTheirs()
    expect([text(), kind(), requests.length]).toEqual(['theirs', 'idle', 1])
  })
})
