import { existsSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { PICTURE_LIBRARY } from '@nightshift/shared/site/site-content/picture-library'
import { expect, test } from 'vitest'

const files = readdirSync(import.meta.dirname)

test.each(Object.entries(PICTURE_LIBRARY))(
  'the library has %s in its full width and weight',
  (name, { width, bytes }) => {
    const largest = join(import.meta.dirname, `${name}-${width}.avif`)
    expect(existsSync(largest)).toBe(true)
    expect(statSync(largest).size).toBe(bytes)
    // The office shows the smallest one.
    expect(files.filter((file) => file.startsWith(`${name}-`) && file.endsWith('.webp'))).not.toEqual([])
  },
)
