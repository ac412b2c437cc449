import { parse } from 'node:querystring'
import { quote, refuse } from './refuse.ts'

/** As deep as a value can stand: a list of a condition, in five `and`s, of a relation of a relation of a relation. */
const MAX_DEPTH = 24

const BEGINNINGS = { filter: /[?&]filter(\[|%5B)/i, where: /[?&]where(\[|%5B)/i }

/** A key that comes twice has a list of texts. */
type Leaf = string | string[]
/** A map, so that "__proto__" is a key like any other. */
type Branch = Map<string, Branch | Leaf>

/**
 * Reads LoopBack's REST spelling of a filter, `filter[where][eventId]=1&filter[limit]=2`, into what its JSON would hold,
 * with each value as a text. Undefined where the address has none.
 */
export function readBrackets(url: string, name: 'filter' | 'where'): unknown {
  if (!BEGINNINGS[name].test(url)) return undefined
  // The length of an address limits the number of its keys.
  const query = parse(url.slice(url.indexOf('?') + 1), '&', '=', { maxKeys: 0 })
  const keys = Object.keys(query).filter((key) => key.startsWith(`${name}[`))
  if (query[name]) refuse(`The ${name} is given as JSON and in brackets; give one of them.`)
  const root: Branch = new Map()
  for (const key of keys) put(root, key, pathOf(key.slice(name.length)), query[key]!)
  return unfold(root)
}

function pathOf(brackets: string) {
  if (!/^(\[[^[\]]*\])+$/.test(brackets)) refuse(`The brackets ${quote(brackets)} cannot be read.`)
  const path = brackets.slice(1, -1).split('][')
  if (path.length > MAX_DEPTH) refuse(`Brackets may be nested at most ${MAX_DEPTH} deep.`)
  return path
}

function put(root: Branch, key: string, path: string[], value: Leaf) {
  const last = path.pop()!
  let branch = root
  for (const part of path) {
    // `include[][relation]` is `include[0][relation]`, as in LoopBack: it goes on with the same member.
    const name = part || '0'
    const next = branch.get(name) ?? new Map()
    if (!(next instanceof Map)) return refuse(`${quote(key)} does not fit what stands beside it.`)
    branch.set(name, next)
    branch = next
  }
  const members = last ? [[last, value] as const] : [value].flat().map((each) => ['', each] as const)
  for (const [name, member] of members) {
    const place = name || String(branch.size)
    if (branch.has(place)) refuse(`${quote(key)} does not fit what stands beside it.`)
    branch.set(place, member)
  }
}

/** Names that are all numbers make a list, in their order. Its gaps are closed, so a huge number costs nothing. */
function unfold(node: Branch | Leaf): unknown {
  if (!(node instanceof Map)) return node
  const entries = [...node].map(([name, child]) => [name, unfold(child)] as const)
  if (!entries.every(([name]) => /^\d+$/.test(name))) return Object.fromEntries(entries)
  return entries.toSorted(([a], [b]) => Number(a) - Number(b)).map(([, value]) => value)
}
