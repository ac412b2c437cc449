import { vi } from 'vitest'

/** A tablet that jsdom lacks: a camera, a badge reader, a speaker and a wake lock. Each test gets a new one. */
export function fakeDevice() {
  const camera = { failures: [] as string[], wishes: [] as MediaStreamConstraints[], states: [] as string[] }
  const getUserMedia = async (wish: MediaStreamConstraints) => {
    camera.wishes.push(wish)
    const failure = camera.failures.shift()
    if (failure) throw new DOMException('', failure)
    const index = camera.states.push('live') - 1
    const track = Object.assign(new EventTarget(), {
      stop: () => {
        camera.states[index] = 'ended'
      },
    })
    return { getTracks: () => [track] } as unknown as MediaStream
  }
  const locks: string[] = []
  const request = async () => {
    locks.push('taken')
    return { release: async () => void locks.push('released') }
  }
  Object.defineProperties(navigator, {
    mediaDevices: { value: { getUserMedia }, configurable: true },
    wakeLock: { value: { request }, configurable: true },
  })
  vi.stubGlobal('isSecureContext', true)

  let reader: { onmessage?: ((event: { data: string }) => void) | null } = {}
  class Reader {
    constructor() {
      reader = this as typeof reader
    }
    terminate() {}
  }
  vi.stubGlobal('Worker', Reader)
  Object.assign(URL, { createObjectURL: () => 'blob:reader', revokeObjectURL: () => {} })

  const notes: number[] = []
  class Speaker {
    state = 'running'
    currentTime = 0
  }
  class Tone {
    constructor(_: unknown, { frequency }: { frequency: number }) {
      notes.push(frequency)
    }
    connect = (next: unknown) => next
    start() {}
    stop() {}
  }
  class Volume {
    gain = { setValueAtTime() {}, linearRampToValueAtTime() {}, exponentialRampToValueAtTime() {} }
    connect = (next: unknown) => next
  }
  vi.stubGlobal('AudioContext', Speaker)
  vi.stubGlobal('OscillatorNode', Tone)
  vi.stubGlobal('GainNode', Volume)
  return { camera, locks, notes, see: (code: string) => reader.onmessage?.({ data: code }) }
}

export function removeDevice() {
  vi.unstubAllGlobals()
  for (const name of ['mediaDevices', 'wakeLock']) Reflect.deleteProperty(navigator, name)
}
