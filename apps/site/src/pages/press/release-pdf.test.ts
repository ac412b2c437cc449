import { expect, test } from 'vitest'
import { RELEASES } from '../content/press.content.ts'
import { ADDRESS_LINES, DREADMOOR } from '../dreadmoor.content.ts'
import { releaseDate } from './release-date.ts'
import { releasePdf } from './release-pdf.ts'

/** The text that a PDF reader shows, lines joined by spaces. */
const textOf = (file: string) =>
  [...file.matchAll(/ Td \((.*)\) Tj ET$/gm)].map(([, text]) => unescaped(text!)).join(' ')
const unescaped = (text: string) => text.replaceAll(/\\([\\()])/g, '$1')

test('there are at least six releases over three years', () => {
  expect(RELEASES.length).toBeGreaterThanOrEqual(6)
  expect(new Set(RELEASES.map(({ date }) => date.slice(0, 4))).size).toBeGreaterThanOrEqual(3)
  expect(RELEASES.map(({ date }) => date)).toEqual(
    RELEASES.map(({ date }) => date)
      .sort()
      .reverse(),
  )
})

test.each(RELEASES)('the PDF of $slug has its headline, date and whole text', (release) => {
  const { slug, headline, date, words } = release
  const file = releasePdf(slug)!
  expect(textOf(file)).toBe(
    [
      `${DREADMOOR.name} ${DREADMOOR.tagline}`,
      ADDRESS_LINES.join(', '),
      `For immediate release: ${releaseDate(date)}`,
      headline,
      ...words,
      '###',
    ].join(' '),
  )
  expect(unescaped(/\/Title \((.*)\) \/Producer/.exec(file)![1]!)).toBe(headline)
})

test.each(RELEASES.map(({ slug }) => slug))('the PDF of %s is well formed and fits on one page', (slug) => {
  const file = releasePdf(slug)!
  // ASCII only: a character outside it has more than one byte, and the offsets below count characters.
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

test('an unknown release has no PDF', () => {
  expect(releasePdf('2021-before-us')).toBeUndefined()
})
