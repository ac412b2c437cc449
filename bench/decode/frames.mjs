const WIDTH = 1280
const HEIGHT = 720
const ROOM = 70

/** Seeded pseudo-random noise, the same on every run. */
function randomness(seed) {
  let state = seed
  return () => {
    state = (state * 1664525 + 1013904223) % 4294967296
    return state / 4294967296
  }
}

/** A grayscale camera frame, computed per pixel. */
function paint(brightnessAt) {
  const frame = new Float32Array(WIDTH * HEIGHT)
  for (let y = 0; y < HEIGHT; y++) {
    for (let x = 0; x < WIDTH; x++) frame[y * WIDTH + x] = brightnessAt(x, y)
  }
  return frame
}

/** A badge's code in the middle of the frame, with its width, rotation and tilt. */
function hold(code, { width = 320, degrees = 0, away = 0 } = {}) {
  const turn = (degrees * Math.PI) / 180
  const yaw = (away * Math.PI) / 180
  const distance = width * 2.2
  return paint((x, y) => {
    const across = (x - WIDTH / 2) * Math.cos(turn) + (y - HEIGHT / 2) * Math.sin(turn)
    const down = (y - HEIGHT / 2) * Math.cos(turn) - (x - WIDTH / 2) * Math.sin(turn)
    // Ray casting: the intersection with a card that is rotated around its vertical axis.
    const depth = distance / (distance * Math.cos(yaw) - across * Math.sin(yaw))
    const u = (across * depth) / width + 0.5
    const v = (down * depth * Math.cos(yaw)) / width + 0.5
    if (u < 0 || u >= 1 || v < 0 || v >= 1) return ROOM
    return code.data[Math.floor(v * code.size) * code.size + Math.floor(u * code.size)]
  })
}

function withNoise(frame, strength, seed = 1) {
  const random = randomness(seed)
  return frame.map((value) => value + (random() + random() + random() - 1.5) * strength * 2)
}

/** Blur: a box filter, applied twice. */
function blurred(frame, radius) {
  const once = (from, step, other) => {
    const to = new Float32Array(from.length)
    for (let at = 0; at < from.length; at++) {
      const place = step === 1 ? at % WIDTH : Math.floor(at / WIDTH)
      let sum = 0
      let count = 0
      for (let offset = -radius; offset <= radius; offset++) {
        if (place + offset < 0 || place + offset >= other) continue
        sum += from[at + offset * step]
        count++
      }
      to[at] = sum / count
    }
    return to
  }
  let result = frame
  for (let times = 0; times < 2; times++) result = once(once(result, 1, WIDTH), WIDTH, HEIGHT)
  return result
}

/** Glare on a corner of the card. */
const withGlare = (frame) =>
  frame.map((value, at) => {
    const x = (at % WIDTH) - WIDTH / 2 - 70
    const y = Math.floor(at / WIDTH) - HEIGHT / 2 + 10
    return value + 255 * Math.exp(-(x * x + y * y) / 2600)
  })

/** The test frames: conditions of a camera at a door at night. */
export const framesOf = (code) => ({
  clean: hold(code),
  rotated: hold(code, { degrees: 33 }),
  noisy: withNoise(hold(code), 60),
  small: hold(code, { width: 120 }),
  tilted: hold(code, { away: 50 }),
  dim: withNoise(
    hold(code).map((value) => 8 + value * 0.1),
    4,
  ),
  glare: withGlare(hold(code)),
  blurred: blurred(hold(code), 3),
  none: withNoise(
    paint((x, y) => ROOM + 50 * Math.sin(x / 40) * Math.cos(y / 25)),
    20,
  ),
})

/** RGBA, as canvas image data. */
export function imageDataOf(frame) {
  const data = new Uint8ClampedArray(frame.length * 4)
  for (const [at, value] of frame.entries())
    data.fill(value, at * 4, at * 4 + 3).fill(255, at * 4 + 3, at * 4 + 4)
  return { data, width: WIDTH, height: HEIGHT, colorSpace: 'srgb' }
}
