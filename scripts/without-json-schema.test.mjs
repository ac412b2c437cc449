import { fileURLToPath, pathToFileURL } from 'node:url'
import { expect, test } from 'vitest'
import { withoutJsonSchema } from '../packages/ui/vite/without-json-schema.ts'

const core = (name) => fileURLToPath(new URL(`../node_modules/zod/v4/core/${name}.js`, import.meta.url))

test.each(['json-schema-processors', 'to-json-schema'])(
  '%s keeps its names and loses its code',
  async (name) => {
    const stub = await withoutJsonSchema().load(core(name))
    const names = [...stub.matchAll(/^export const (\w+) = undefined$/gm)].map(([, exported]) => exported)
    const real = await import(pathToFileURL(core(name)).href)
    expect(names.sort()).toEqual(Object.keys(real).sort())
    expect(stub.split('\n')).toHaveLength(names.length)
  },
)

test('other modules of zod are left alone', async () => {
  expect(await withoutJsonSchema().load(core('schemas'))).toBeUndefined()
})
