import type { Plugin } from 'vite'

const CALLS = /\/packages\/shared\/src\/.*\.ts$/
/** Where rows are made: an id and an empty answer have schemas, too. */
const ROWS = /\/packages\/shared\/src\/calls\.ts$/
const ROW = /^(get|post|patch|del)$/
const SCHEMAS = ['params', 'query', 'headers', 'body', 'answer']

type Node = { type: string; start: number; end: number }
type Property = Node & { key: Node & { name?: string } }
type Import = Node & { specifiers: { local: { name: string } }[] }
type Row = Node & { callee: Node & { name?: string }; arguments: (Node & { properties?: Property[] })[] }

const isRow = (node: Node): node is Row =>
  node.type === 'CallExpression' && ROW.test((node as Row).callee.name ?? '')

function* nodesIn(part: unknown): Generator<Node> {
  if (typeof part !== 'object' || part === null) return
  if ('type' in part) yield part as Node
  for (const inner of Object.values(part)) yield* nodesIn(inner)
}

/**
 * Leaves the schemas out of the tables of calls: a browser takes our own server's answers at their word, and what it sends
 * is checked by its forms, which import the schemas that they need. A row still says that there is an answer. Not for an
 * app that checks answers (`callChecked`).
 */
export const withoutSchemas = (): Plugin => ({
  name: 'without-schemas',
  apply: 'build',
  enforce: 'post',
  transform(code, id) {
    const file = id.replaceAll('\\', '/')
    if (!CALLS.test(file) || !(ROWS.test(file) || /\/calls\.ts['"]/.test(code))) return
    const nodes = [...nodesIn(this.parse(code))]
    const schemas = (
      ROWS.test(file) ? nodes : nodes.filter(isRow).flatMap((row) => row.arguments[1]?.properties ?? [])
    )
      .filter((node): node is Property => node.type === 'Property')
      .filter(({ key }) => SCHEMAS.includes(key.name ?? ''))
    let lean = code
    for (const { start, end, key } of schemas.sort((a, b) => b.start - a.start)) {
      lean = `${lean.slice(0, start)}${key.name}: ${key.name === 'answer'}${lean.slice(end)}`
    }
    // What layers a file is in goes by what it imports.
    const imports = nodes.filter((node): node is Import => node.type === 'ImportDeclaration')
    for (const { start, end, specifiers } of imports.reverse()) {
      const rest = lean.slice(0, start) + lean.slice(end)
      if (!specifiers.some(({ local }) => new RegExp(`\\b${local.name}\\b`).test(rest))) lean = rest
    }
    return { code: lean, map: null, moduleSideEffects: false }
  },
})
