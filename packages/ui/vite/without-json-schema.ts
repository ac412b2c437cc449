import { readFile } from 'node:fs/promises'
import type { Plugin } from 'vite'

const JSON_SCHEMA = /\/zod\/v4\/core\/(json-schema-processors|to-json-schema)\.js$/
const EXPORTED = /^export (?:const|function|\{ \w+ as) (\w+)/gm

/**
 * Leaves out what writes zod schemas as JSON Schema, which only servers do. Every schema refers to it, so no bundler
 * can see that a browser never calls it.
 */
export const withoutJsonSchema = (): Plugin => ({
  name: 'without-json-schema',
  apply: 'build',
  async load(id) {
    if (!JSON_SCHEMA.test(id.replaceAll('\\', '/'))) return
    const names = [...(await readFile(id, 'utf8')).matchAll(EXPORTED)].map(([, name]) => name)
    return names.map((name) => `export const ${name} = undefined`).join('\n')
  },
})
