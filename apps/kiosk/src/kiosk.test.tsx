// @vitest-environment jsdom
import type { BadgeScanResult } from '@nightshift/shared/kiosk/contract'
import { act, fireEvent, render, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { KIOSK } from './kiosk.texts.ts'
import { Kiosk } from './kiosk.tsx'
import { OfflineKiosk } from './offline/offline-kiosk.ts'
import { fakeDevice, removeDevice } from './testing/fake-device.ts'
import { CAME, CHOICE, TIPS, WENT } from './testing/scan-results.ts'

const MINUTE = 60_000
const CODE = 'FM-BADGE:3f2b8c1e-5d4a-4e6f-9a7b-0c1d2e3f4a5b:NIGHTSHIFT'

beforeEach(() => {
  vi.useFakeTimers()
  vi.spyOn(console, 'warn').mockImplementation(() => {})
})
afterEach(() => {
  vi.useRealTimers()
  removeDevice()
})

const pass = (ms = 0) => act(() => vi.advanceTimersByTimeAsync(ms))
const press = async (name: string) => {
  fireEvent.click(screen.getByRole('button', { name }))
  await pass()
}
const heading = () => screen.getByRole('heading', { level: 1 }).textContent

/** Opens the scanner on a device and a server, which answers as `server` says. */
async function open(server = { reachable: true, scan: CAME as BadgeScanResult, config: [] as object[] }) {
  const device = fakeDevice()
  const scans: { badgeCode: string; cashTips?: number; creditTips?: number; key: string | undefined }[] = []
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (path, request) => {
    if (path === '/api/badgescan') {
      const { 'idempotency-key': key } = request!.headers as Record<string, string>
      scans.push({ ...JSON.parse(String(request!.body)), key })
    }
    if (!server.reachable) throw new TypeError('Failed to fetch')
    if (path === '/api/badgescan') return Response.json(server.scan)
    if (String(path).endsWith('/logo'))
      return new Response('bytes', { headers: { 'content-type': 'image/jpeg' } })
    return Response.json(path === '/api/health' ? { status: 'ok' } : server.config)
  })
  const view = render(<Kiosk kiosk={new OfflineKiosk()} />)
  await pass()
  const enter = async (code = CODE) => {
    await press(KIOSK.code.open)
    fireEvent.change(screen.getByLabelText(KIOSK.code.label), { target: { value: code } })
    fireEvent.submit(screen.getByLabelText(KIOSK.code.label))
    await pass()
  }
  /** Holds a badge in front of the camera. */
  const hold = async (ms: number) => {
    for (let past = 0; past <= ms; past += 500) {
      device.see(CODE)
      await pass(500)
    }
  }
  return { ...device, ...view, server, scans, enter, hold }
}

test('the camera turns off after five minutes, and with the button; the screen stays on as long', async () => {
  const { camera, locks } = await open()
  await press(KIOSK.start)
  expect(screen.getByLabelText(KIOSK.camera.label)).toHaveProperty('hidden', false)
  expect(camera.wishes).toMatchObject([{ video: { facingMode: 'user' } }])
  expect([camera.states, locks]).toEqual([['live'], ['taken']])
  await pass(5 * MINUTE - 1)
  expect(heading()).toBe(KIOSK.scanning)
  await pass(1)
  expect(screen.getByRole('button', { name: KIOSK.start })).toBeTruthy()
  expect([camera.states, locks]).toEqual([['ended'], ['taken', 'released']])
  await press(KIOSK.start)
  await press(KIOSK.stop)
  expect(camera.states).toEqual(['ended', 'ended'])
})

test('a camera that fails to start shows a message and can be retried; codes can be entered meanwhile', async () => {
  const { camera, enter } = await open()
  camera.failures = ['NotAllowedError', 'NotFoundError', 'NotReadableError']
  await press(KIOSK.start)
  for (const problem of ['refused', 'absent', 'broken'] as const) {
    expect(screen.getByRole('alert').textContent).toContain(KIOSK.camera[problem])
    await enter()
    expect(heading()).toBe(KIOSK.clockedIn)
    await pass(3_000)
    await press(KIOSK.camera.retry)
  }
  expect(screen.queryByRole('alert')).toBeNull()
  expect(camera.states).toEqual(['live'])
})

test('the host’s festival has its logo on the kiosk, also at the next start without a network', async () => {
  const { server, unmount } = await open()
  expect(screen.queryByRole('presentation')).toBeNull()
  unmount()
  server.config = [{ id: 4, hostName: location.hostname, timeZone: 'America/New_York' }]
  const first = await open(server)
  expect(first.container.querySelector('img')!.src).toMatch(/^data:image\/jpeg;base64,/)
  first.unmount()
  server.reachable = false
  const { container } = await open(server)
  expect(container.querySelector('img')!.src).toMatch(/^data:image\/jpeg;base64,/)
})

test('each result has a sound, unless muted, which is remembered', async () => {
  const { notes, enter, unmount } = await open()
  await press(KIOSK.start)
  await enter()
  expect(notes).toEqual([659, 988])
  await press(KIOSK.sound.on)
  await pass(3_000)
  await enter()
  expect(heading()).toBe(KIOSK.clockedIn)
  expect(notes).toHaveLength(2)
  unmount()
  await open()
  expect(screen.getByRole('button', { name: KIOSK.sound.off })).toBeTruthy()
})

test('a badge that stays in view is sent once, and again after it was out of view', async () => {
  const { server, scans, hold } = await open()
  await press(KIOSK.start)
  await hold(10_000)
  expect([scans.length, heading()]).toEqual([1, KIOSK.scanning])
  await pass(2_500)
  server.scan = WENT
  await hold(0)
  expect([scans.length, heading()]).toEqual([2, KIOSK.clockedOut])
})

test('a badge whose answer was lost is retried once after the reconnect, with the same idempotency key', async () => {
  const { server, scans, hold } = await open()
  server.reachable = false
  await press(KIOSK.start)
  await hold(500)
  expect(heading()).toBe(KIOSK.error)
  expect(screen.getByText(KIOSK.unreachable, { exact: false })).toBeTruthy()
  expect(screen.getByText(KIOSK.offline)).toBeTruthy()
  await hold(8_000)
  expect([scans.length, heading()]).toEqual([1, KIOSK.scanning])

  server.reachable = true
  window.dispatchEvent(new Event('online'))
  await hold(500)
  expect(heading()).toBe(KIOSK.clockedIn)
  expect(screen.queryByText(KIOSK.offline)).toBeNull()
  expect(scans.map(({ key }) => key)).toEqual([scans[0]!.key, scans[0]!.key])
})

test.each(['This badge is not known.', 'You have not been assigned a possition!'])(
  'a refused badge shows why: %s',
  async (message) => {
    const { server, enter } = await open()
    server.scan = { success: false, message }
    await enter()
    expect(heading()).toBe(KIOSK.error)
    expect(screen.getByText(message)).toBeTruthy()
    await pass(3_000)
    expect(screen.getByRole('button', { name: KIOSK.start })).toBeTruthy()
  },
)

test('a question that nobody touches for 20 seconds is cancelled, and sends nothing', async () => {
  const { server, scans, enter } = await open()
  server.scan = CHOICE
  await enter()
  const question = screen.getByRole('alertdialog', { name: 'Which position are you clocking in for?' })
  await pass(15_000)
  expect(question.textContent).toContain(KIOSK.closesIn(5))
  fireEvent.keyDown(question, { key: 'ArrowDown' })
  await pass(15_000)
  expect(question.isConnected).toBe(true)
  await pass(5_000)
  expect(heading()).toBe(KIOSK.cancelled)
  expect(scans).toHaveLength(1)
})

test('a hand-held scanner does not touch the question: the next badge takes its place after 10 seconds', async () => {
  const { server, scans, enter } = await open()
  server.scan = TIPS
  await enter()
  const scanOther = async () => {
    const field = within(screen.getByRole('alertdialog')).getByLabelText('Cash Tips')
    for (const key of ['Shift', ...CODE.replace('3f2b', '9c9c'), 'Enter']) fireEvent.keyDown(field, { key })
    await pass(1_000)
  }
  await pass(5_000)
  await scanOther()
  expect([scans.length, heading()]).toEqual([1, KIOSK.checking])
  await pass(4_000)
  await scanOther()
  expect(scans.map(({ badgeCode }) => badgeCode)).toEqual([CODE, CODE.replace('3f2b', '9c9c')])
})

test('a code that a scanner types does not change the tips that stand there', async () => {
  const { server, enter } = await open()
  server.scan = TIPS
  await enter()
  const field = within(screen.getByRole('alertdialog')).getByLabelText('Cash Tips')
  const isTyped = (key: string) => fireEvent.keyDown(field, { key })
  expect([...'12.25', 'Tab'].map(isTyped)).not.toContain(false)
  await pass(1_000)
  expect([...CODE].map(isTyped)).not.toContain(true)
})

test('whoever types tips is there: nobody takes their place', async () => {
  const { server, scans, enter } = await open()
  server.scan = TIPS
  await enter()
  await pass(9_000)
  fireEvent.keyDown(within(screen.getByRole('alertdialog')).getByLabelText('Cash Tips'), { key: '5' })
  await pass(2_000)
  await enter(CODE.replace('3f2b', '9c9c'))
  expect(scans).toHaveLength(1)
})

test('tips are entered with the keypad or a keyboard, in quarters only', async () => {
  const { server, scans, enter } = await open()
  server.scan = TIPS
  await enter()
  const tips = screen.getByRole('alertdialog', { name: 'Please enter your tips:' })
  const field = (name: string) => within(tips).getByLabelText<HTMLInputElement>(name)
  fireEvent.focus(field('Credit Tips'))
  for (const key of ['1', '4', '5', KIOSK.erase, '.50']) await press(key)
  fireEvent.focus(field('Cash Tips'))
  for (const key of ['2', '0', '.25']) await press(key)
  expect([field('Cash Tips').value, field('Credit Tips').value]).toEqual(['20.25', '14.50'])

  fireEvent.change(field('Cash Tips'), { target: { value: '20.10' } })
  await press('Okay')
  expect([tips.isConnected, scans.length]).toEqual([true, 1])
  fireEvent.change(field('Cash Tips'), { target: { value: '20.75' } })
  server.scan = WENT
  await press('Okay')
  expect(heading()).toBe(KIOSK.clockedOut)
  expect(scans.at(-1)).toMatchObject({ timesheetId: 7, cashTips: 20.75, creditTips: 14.5 })
})

test('the first of several positions is chosen until another one is', async () => {
  const { server, scans, enter } = await open()
  server.scan = CHOICE
  await enter()
  expect(screen.getByRole('radio', { name: 'Bog - Actor' })).toHaveProperty('checked', true)
  await press('Cancel')
  expect([heading(), scans.length]).toEqual([KIOSK.cancelled, 1])
})

test('the question of an unknown badge does not say that the scan is saved before it is', () => {
  expect(KIOSK.direction.text).not.toMatch(/scan is saved/)
})
