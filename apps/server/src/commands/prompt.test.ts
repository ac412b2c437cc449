import { PassThrough } from 'node:stream'
import { text } from 'node:stream/consumers'
import { expect, onTestFinished, test, vi } from 'vitest'
import { question, readFlags } from './prompt.ts'

/** Types at a terminal, and answers what was read and all that was on the screen. */
async function typing(keys: string, secret: boolean) {
  const [input, output] = [new PassThrough(), new PassThrough()]
  const screen = text(output)
  const typed = question('Password: ', { input, output, secret })
  for (const key of keys) input.write(key)
  const read = await typed
  output.end()
  return { read, screen: await screen }
}

test('a secret is read with its corrections, and is not echoed', async () => {
  const { read, screen } = await typing('moor\u007f\u007fon light\r', true)
  expect(read).toBe('moon light')
  expect(screen).toBe('Password: \n')
})

test('other input is echoed', async () => {
  const { read, screen } = await typing('ada\r', false)
  expect(read).toBe('ada')
  expect(screen).toContain('ada')
})

test('an unknown flag is refused with the known ones', () => {
  vi.spyOn(process, 'argv', 'get').mockReturnValue(['node', 'command', '--colour', 'black'])
  onTestFinished(() => void vi.restoreAllMocks())
  const [file, check] = [{ type: 'string' }, { type: 'string' }] as const
  expect(() => readFlags({ file, check })).toThrow('Known flags: --file, --check; each takes a value.')
  expect(() => readFlags({ file, prepare: { type: 'boolean' } })).toThrow(
    'Known flags: --file, --prepare; all but --prepare take a value.',
  )
})
