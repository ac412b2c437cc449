import { PassThrough } from 'node:stream'
import { text } from 'node:stream/consumers'
import { afterEach, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { answers, question, readFlags } from './prompt.ts'

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

const given = (...flags: string[]) =>
  vi.spyOn(process, 'argv', 'get').mockReturnValue(['node', 'command', ...flags])
afterEach(() => void vi.restoreAllMocks())

test('an unknown flag is refused with the known ones', () => {
  given('--colour', 'black')
  const [file, check] = [{ type: 'string' }, { type: 'string' }] as const
  expect(() => readFlags({ file, check })).toThrow('Known flags: --file, --check; each takes a value.')
  expect(() => readFlags({ file, prepare: { type: 'boolean' } })).toThrow(
    'Known flags: --file, --prepare; all but --prepare take a value.',
  )
})

test('a missing answer is refused with its flag where nobody can be asked', async () => {
  given('--last-name', 'Blackwood')
  const schema = z.string().min(1, 'is needed')
  const firstName = { flag: 'first-name', ask: 'First name', schema }
  const lastName = { flag: 'last-name', ask: 'Last name', schema }
  expect(await answers({ lastName })).toEqual({ lastName: 'Blackwood' })
  given()
  await expect(answers({ firstName })).rejects.toThrow('First name: is needed. Say it with --first-name.')
})
