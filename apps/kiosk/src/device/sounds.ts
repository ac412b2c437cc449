import type { Display } from '../flow/scanner.ts'

type Note = { hertz: number; at: number; seconds: number; wave?: OscillatorType }

const rising = [
  { hertz: 659, at: 0, seconds: 0.14 },
  { hertz: 988, at: 0.13, seconds: 0.3 },
]
const falling = [
  { hertz: 880, at: 0, seconds: 0.14 },
  { hertz: 587, at: 0.13, seconds: 0.3 },
]
const wrong: Note[] = [
  { hertz: 196, at: 0, seconds: 0.16, wave: 'sawtooth' },
  { hertz: 156, at: 0.2, seconds: 0.3, wave: 'sawtooth' },
]
const question = [{ hertz: 740, at: 0, seconds: 0.18 }]

/** A sound for each outcome, so that nobody has to look. */
const SOUNDS: Partial<Record<Display['kind'], Note[]>> = {
  clockedIn: rising,
  clockedOut: falling,
  refused: wrong,
  unreachable: wrong,
  choosing: question,
  tips: question,
  direction: question,
  unlisted: question,
}

let speaker: AudioContext | undefined

/** Autoplay policy: browsers allow sound after a user gesture only, so call this from one. */
export function wakeSpeaker() {
  speaker ??= new AudioContext()
  if (speaker.state === 'suspended') speaker.resume()
}

export function play(kind: Display['kind']) {
  if (speaker?.state !== 'running') return
  for (const note of SOUNDS[kind] ?? []) playNote(speaker, note)
}

function playNote(context: AudioContext, { hertz, at, seconds, wave = 'triangle' }: Note) {
  const begin = context.currentTime + at
  const tone = new OscillatorNode(context, { frequency: hertz, type: wave })
  const volume = new GainNode(context, { gain: 0 })
  // Fades in and out, to avoid a click.
  volume.gain.setValueAtTime(0, begin)
  volume.gain.linearRampToValueAtTime(0.3, begin + 0.015)
  volume.gain.exponentialRampToValueAtTime(0.001, begin + seconds)
  tone.connect(volume).connect(context.destination)
  tone.start(begin)
  tone.stop(begin + seconds)
}
