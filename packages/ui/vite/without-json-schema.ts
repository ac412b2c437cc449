import { readFile } from 'node:fs/promises'
import type { Plugin } from 'vite'

const MODULES = /\/zod\/v4\/core\/(json-schema-processors|to-json-schema)\.js$/
const EXPORTED = /^export (?:const|function|\{ \w+ as) (\w+)/gm
/** Asks for the module as it is. */
const WHOLE = '?whole'

/** Also reads the bounds of numbers and the lengths of texts, which forms ask for. */
const KEPT = ['aggregateChecks']

/**
 * Leaves out what writes zod schemas as JSON Schema, which only servers do. Every schema refers to it, so no bundler
 * can see that a browser never calls it.
 */
export const withoutJsonSchema = (): Plugin => ({
  name: 'without-json-schema',
  apply: 'build',
  async load(id) {
    const file = id.replace(WHOLE, '')
    if (!MODULES.test(file.replaceAll('\\', '/'))) return
    const code = await readFile(file, 'utf8')
    if (id.endsWith(WHOLE)) return { code, moduleSideEffects: false }
    const names = [...code.matchAll(EXPORTED)].flatMap(([, name]) => name ?? [])
    const whole = JSON.stringify(file + WHOLE)
    return names
      .map((name) =>
        KEPT.includes(name) ? `export { ${name} } from ${whole}` : `export const ${name} = () => undefined`,
      )
      .join('\n')
  },
})
