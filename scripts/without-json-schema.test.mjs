import { fileURLToPath } from 'node:url'
import { build } from 'vite'
import { expect, test } from 'vitest'
import { withoutJsonSchema } from '../packages/ui/vite/without-json-schema.ts'

const ENTRY = '\0schemas'
const CODE = `
  import { z } from 'zod'
  const amount = z.number().min(0.5).max(99).multipleOf(0.5)
  const text = z.string().min(2).max(9)
  export const facts = {
    number: [amount.minValue, amount.maxValue, amount.isInt, z.int().isInt, z.int().format],
    text: [text.minLength, text.maxLength, z.email().format],
    parsed: z.strictObject({ amount, text: text.nullish() }).safeParse({ amount: 100 }).success,
    standard: amount['~standard'].validate(7),
  }`

const bundled = async (plugins) => {
  const { output } = await build({
    ...{ root: fileURLToPath(new URL('..', import.meta.url)), configFile: false, logLevel: 'error' },
    plugins: [
      ...plugins,
      {
        name: 'entry',
        resolveId: (id) => (id === 'schemas' ? ENTRY : undefined),
        load: (id) => (id === ENTRY ? CODE : undefined),
      },
    ],
    build: {
      ...{ write: false, minify: false },
      rolldownOptions: { input: 'schemas', preserveEntrySignatures: 'strict' },
    },
  })
  const { code } = output[0]
  const { facts } = await import(`data:text/javascript,${encodeURIComponent(code)}`)
  return { code, facts }
}

test('schemas work the same without what writes them as JSON Schema', async () => {
  const [lean, whole] = [await bundled([withoutJsonSchema()]), await bundled([])]
  expect(whole.code).toContain('draft-2020-12')
  expect(lean.code).not.toContain('draft-2020-12')
  expect(whole.facts.number).toEqual([0.5, 99, false, true, 'safeint'])
  expect(lean.facts).toEqual(whole.facts)
})
