import { createHash } from 'node:crypto'

export type Random = ReturnType<typeof randomFrom>

/** Chance that falls the same way on every machine: one stream for each name, so that a change here moves nothing there. */
export function randomFrom(name: string) {
  const next = numbersFrom(createHash('sha256').update(name).digest().readUInt32LE())
  const between = (low: number, high: number) => low + Math.floor(next() * (high - low + 1))
  return {
    /** From 0 to 1. */
    fraction: next,
    chance: (probability: number) => next() < probability,
    /** A whole number, both ends included. */
    between,
    /** A number near the middle: far ones are rare, as people are late. */
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

/** The generator called mulberry32: 32 bits of state are plenty for a demo. */
function numbersFrom(seed: number) {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

/** An id in the shape of a random one, the same on every fresh start: a printed demo badge stays valid. */
export function idOf(username: string) {
  const bytes = createHash('sha256').update(`demo user ${username}`).digest().subarray(0, 16)
  bytes[6] = (bytes[6]! & 0x0f) | 0x40
  bytes[8] = (bytes[8]! & 0x3f) | 0x80
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')
}
