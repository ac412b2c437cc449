import { expect, test } from 'vitest'
import { parseSafely } from './safe-json.ts'

test('reads ordinary JSON', () => {
  expect(parseSafely('{"a":[1,{"b":null}]}')).toEqual({ a: [1, { b: null }] })
})

test.each([
  '{"__proto__":{"admin":true}}',
  '{"a":{"__proto__":1}}',
  '[{"constructor":{"prototype":{}}}]',
  '{"\\u005f_proto__":1}',
])('refuses keys that could reach a prototype: %s', (text) => {
  expect(() => parseSafely(text)).toThrow(SyntaxError)
})
