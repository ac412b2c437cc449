import { createHash } from 'node:crypto'

export type Random = ReturnType<typeof randomFrom>

/** Seeded random numbers, the same on every machine. One stream per name, so that a change in one leaves the others alone. */
export function randomFrom(name: string) {
  const next = numbersFrom(createHash('sha256').update(name).digest().readUInt32LE())
  const between = (low: number, high: number) => low + Math.floor(next() * (high - low + 1))
  return {
    /** From 0 to 1. */
    fraction: next,
    chance: (probability: number) => next() < probability,
    /** A whole number, both ends included. */
    between,
    /** A number with a peak in the middle of the range. */
    near: (middle: number, spread: number) => middle + (next() + next() - 1) * spread,
    pick: <Item>(items: readonly Item[]) => items[between(0, items.length - 1)]!,
    some: <Item>(items: readonly Item[], count: number) =>
      items
        .map((item) => ({ item, order: next() }))
        .sort((a, b) => a.order - b.order)
        .slice(0, count)
        .map(({ item }) => item),
  }
}

/** The generator mulberry32; 32 bits of state suffice for a demo. */
function numbersFrom(seed: number) {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

/** A deterministic UUID, so that a printed demo badge stays valid in a new database. */
export function idOf(username: string) {
  const bytes = createHash('sha256').update(`demo user ${username}`).digest().subarray(0, 16)
  bytes[6] = (bytes[6]! & 0x0f) | 0x40
  bytes[8] = (bytes[8]! & 0x3f) | 0x80
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')
}
