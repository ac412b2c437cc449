import { sameContent } from '../same-content.ts'
import { isObject, type Json } from './value-words.ts'

/** The positions of the entries of two lists: those in both, in the order of the second, and the others. */
type Match = {
  pairs: { before: number; after: number; moved: boolean }[]
  added: number[]
  removed: number[]
}

/**
 * Matches the entries of two lists by their ids. Entries without ids are matched when they are equal, and the others in
 * their order.
 */
export function matchEntries(before: Json[], after: Json[]): Match {
  const pairs: [number, number][] = []
  const open = before.map((_, index) => index)
  const take = (index: number | undefined, to: number) => {
    if (index === undefined) return false
    open.splice(open.indexOf(index), 1)
    pairs.push([index, to])
    return true
  }
  const unmatched = after
    .map((_, index) => index)
    .filter((to) => {
      return !take(
        open.find((from) => isSameEntry(before[from]!, after[to]!)),
        to,
      )
    })
  const added = unmatched.filter(
    (to) =>
      hasId(after[to]!) ||
      !take(
        open.find((from) => !hasId(before[from]!)),
        to,
      ),
  )
  pairs.sort(([, one], [, other]) => one - other)
  const inOrder = longestIncreasing(pairs.map(([from]) => from))
  return {
    pairs: pairs.map(([from, to]) => ({ before: from, after: to, moved: !inOrder.has(from) })),
    added,
    removed: open,
  }
}

const hasId = (entry: Json) => isObject(entry) && typeof entry.id === 'string'
const isSameEntry = (one: Json, other: Json) =>
  isObject(one) && isObject(other) && hasId(one) && hasId(other)
    ? one.id === other.id
    : sameContent(one, other)

/** The members of the longest increasing subsequence: entries outside of it are those that moved. */
function longestIncreasing(numbers: number[]): Set<number> {
  const best: number[][] = []
  for (const [at, number] of numbers.entries()) {
    let longest: number[] = []
    for (let earlier = 0; earlier < at; earlier++)
      if (numbers[earlier]! < number && best[earlier]!.length > longest.length) longest = best[earlier]!
    best.push([...longest, number])
  }
  return new Set(best.reduce((one, other) => (other.length > one.length ? other : one), []))
}
