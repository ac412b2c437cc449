import { expect, test } from 'vitest'
import { RELEASES } from '../content/press.content.ts'
import { releasePdf } from './release-pdf.ts'

test('there are at least six releases over three years', () => {
  expect(RELEASES.length).toBeGreaterThanOrEqual(6)
  expect(new Set(RELEASES.map(({ date }) => date.slice(0, 4))).size).toBeGreaterThanOrEqual(3)
  expect(RELEASES.map(({ date }) => date)).toEqual(
    RELEASES.map(({ date }) => date)
      .sort()
      .reverse(),
  )
})

test.each(RELEASES.map(({ slug }) => slug))('the PDF of %s is well formed, all of it on one page', (slug) => {
  const file = releasePdf(slug)!
  // One byte for each letter, or no offset below would be right.
  expect(/^[\n -~]*$/.test(file)).toBe(true)
  const [, start] = /startxref\n(\d+)\n%%EOF\n$/.exec(file)!
  expect(file.slice(Number(start))).toMatch(/^xref\n/)
  const offsets = [...file.matchAll(/^(\d{10}) 00000 n $/gm)].map(([, offset]) => Number(offset))
  offsets.forEach((offset, index) => {
    expect(file.slice(offset)).toMatch(new RegExp(`^${index + 1} 0 obj\n`))
  })
  const [, length, stream] = /\/Length (\d+) >>\nstream\n([\s\S]*?)\nendstream/.exec(file)!
  expect(stream!.length).toBe(Number(length))
  const heights = [...stream!.matchAll(/Tf 72 ([-\d.]+) Td/g)].map(([, y]) => Number(y))
  expect(Math.min(...heights)).toBeGreaterThan(72)
})

test('an unknown release has none', () => {
  expect(releasePdf('2021-before-us')).toBeUndefined()
})
