import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { expect, onTestFinished, test, vi } from 'vitest'
import { isRunning } from './is-running.ts'

test('a process runs until it has ended', async () => {
  const child = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'])
  expect(isRunning(child.pid!)).toBe(true)
  child.kill('SIGKILL')
  await once(child, 'exit')
  expect(isRunning(child.pid!)).toBe(false)
})

test.runIf(existsSync('/proc/self/stat'))(
  'nor does one whose parent has not asked for its exit code',
  async () => {
    const parent = spawn('/bin/sh', ['-c', 'sleep 0.1 & echo $!; exec sleep 60'])
    onTestFinished(() => void parent.kill('SIGKILL'))
    const [printed] = await once(parent.stdout, 'data')
    const pid = Number(printed)
    await vi.waitFor(() => expect(isRunning(pid)).toBe(false), { timeout: 10_000 })
    expect(process.kill(pid, 0)).toBe(true)
  },
)
