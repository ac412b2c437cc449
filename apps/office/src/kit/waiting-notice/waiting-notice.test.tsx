// @vitest-environment jsdom
import { post } from '@nightshift/shared/calls'
import { act, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useCall } from '../../lib/calls.ts'
import { OFFICE } from '../office.texts.ts'
import { OfficeProviders } from '../office-providers.tsx'

const WRITE = post('/api/write', { may: 'signedIn' })
const BACK_UP = post('/api/backup', { may: 'signedIn', slow: true })

const Act = ({ call }: { call: typeof WRITE | typeof BACK_UP }) => {
  const run = useCall(call, 'Unable to do it.')
  return (
    <button type="button" onClick={() => run()}>
      Do it
    </button>
  )
}

/** A server that answers when it is told to. */
function serve() {
  const answers: (() => void)[] = []
  vi.spyOn(globalThis, 'fetch').mockImplementation(
    () => new Promise((resolve) => answers.push(() => resolve(new Response(null, { status: 204 })))),
  )
  return { answer: () => act(async () => answers.shift()!()) }
}

function press(call: typeof WRITE | typeof BACK_UP) {
  render(
    <OfficeProviders>
      <Act call={call} />
    </OfficeProviders>,
  )
  fireEvent.click(screen.getByRole('button'))
}
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
const notice = () => screen.queryByText(OFFICE.noAnswerYet)

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('an act without an answer for five seconds says so, until it has one', async () => {
  const { answer } = serve()
  press(WRITE)
  await pass(4_900)
  expect(notice()).toBeNull()
  await pass(200)
  expect(notice()!.closest('[role=status]')).not.toBeNull()
  await answer()
  await pass(0)
  expect(notice()).toBeNull()
})

test('one that takes minutes by its nature, and says so itself, adds nothing', async () => {
  const { answer } = serve()
  press(BACK_UP)
  await pass(30_000)
  expect(notice()).toBeNull()
  await answer()
})
