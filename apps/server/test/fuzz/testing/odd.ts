import fc from 'fast-check'

/** JSON that JavaScript cannot represent or print: it replaces a marker in the text. */
const RAW: Record<string, string> = {
  'beyond numbers': '1e400',
  'many digits': '9'.repeat(400),
  'deep list': `${'['.repeat(20_000)}${']'.repeat(20_000)}`,
  'deep object': `${'{"a":'.repeat(20_000)}1${'}'.repeat(20_000)}`,
  'huge text': `"${'x'.repeat(200_000)}"`,
  'half a character': '"\\ud800"',
}
export const toText = (value: unknown) =>
  (JSON.stringify(value) ?? '').replace(/"«(.+?)»"/g, (_, name: string) => RAW[name] ?? 'null')

const ODD: unknown[] = [
  ...Object.keys(RAW).map((name) => `«${name}»`),
  ...[null, true, false, 0, -1, -0, 0.1, 2 ** 31, 2 ** 53, -(2 ** 63), 1e308, Number.MIN_VALUE],
  ...[
    '',
    ' ',
    '\0',
    'a\0b',
    '\u202e',
    '🎃',
    '%00',
    "'; drop table users; --",
    '\\',
    '__proto__',
    'null',
    'NaN',
  ],
  ...['0000-01-01T00:00:00Z', '9999-12-31T23:59:59-23:59', '0000-01-01', '2024-02-30', 'x'.repeat(5000)],
  ...[[], {}, [[]], [null], ['a'], { toString: 1 }, { $gt: '' }, { length: 1e9 }, [{ id: 1 }]],
]

/** Values that no form sends. */
export const odd = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...ODD) },
  fc.integer(),
  fc.double(),
  fc.string({ unit: 'binary', maxLength: 30 }),
  fc.jsonValue({ maxDepth: 3 }),
)

/** Keys that are no field, or that callers must not set. */
export const ODD_KEYS = [
  ...[
    'id',
    'festivalId',
    'password',
    'passwordHash',
    'password_hash',
    'isActive',
    'accessLvl',
    'mustChangePassword',
  ],
  ...['__proto__', 'constructor', 'toString', 'hasOwnProperty', '', 'a"b', '\0'],
]

/** Path segments that no link has. */
export const ODD_SEGMENTS = [
  ...[
    '0',
    '-1',
    '1.5',
    '1e9',
    '0x7fffffff',
    '2147483648',
    '9007199254740993',
    '1e400',
    'NaN',
    'null',
    'undefined',
  ],
  ...['%00', '%20', '%E0%A4%A', '%zz', '%', '..%2f..%2f', '%F0%9F%8E%83', '__proto__', 'constructor', "'"],
  ...[
    '00000000-0000-0000-0000-000000000000',
    'a'.repeat(64),
    'a'.repeat(200),
    '[object%20Object]',
    '1;2',
    '1,2',
  ],
]

/** Mostly valid values, so that calls get past validation; sometimes odd ones. */
export const mostly = <Fits, Odd>(fitting: fc.Arbitrary<Fits>, oddOnes: fc.Arbitrary<Odd>) =>
  fc.oneof({ weight: 24, arbitrary: fitting }, { weight: 1, arbitrary: oddOnes })
