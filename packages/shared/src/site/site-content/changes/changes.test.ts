import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { SECTION_NAMES, type SectionName, type SiteContent } from '../content.ts'
import { paragraphs } from '../plain-words.ts'
import { CHRISTMAS_CONTENT, DREADMOOR_CONTENT } from '../starting/dreadmoor/dreadmoor.ts'
import { changesOf } from './changes.ts'
import { labelOf } from './field-labels.ts'
import type { Json } from './value-words.ts'

const timeZone = 'America/New_York'
const alone = { timeZone, parent: null }

const tickets = DREADMOOR_CONTENT.tickets
const [first, second] = tickets.list
const withTickets = (...list: SiteContent['tickets']['list']) => ({ ...tickets, list })
const ticketChanges = (after: SiteContent['tickets']) => changesOf('tickets', tickets, after, alone)

describe('a change of', () => {
  test('a price names the ticket, and shows it before and after', () => {
    expect(ticketChanges(withTickets({ ...first!, price: '29.99' }, second!))).toEqual([
      {
        path: 'list.0.price',
        labels: ['Ticket “Lights Out Admission”', 'Price'],
        kind: 'value',
        before: '$28.99',
        after: '$29.99',
      },
    ])
  })

  test('the order is one move, with nothing else', () => {
    expect(ticketChanges(withTickets(second!, first!))).toMatchObject([{ kind: 'moved' }])
  })

  test('an entry that was removed or added lists its fields', () => {
    const changes = ticketChanges(withTickets(second!, { ...first!, id: 'other', name: 'Other' }))
    expect(changes.map(({ kind, labels }) => [kind, labels.at(-1)])).toEqual([
      ['removed', 'Ticket “Lights Out Admission”'],
      ['added', 'Ticket “Other”'],
    ])
    expect(changes[1]).toMatchObject({
      fields: expect.arrayContaining([
        { label: 'Price', words: '$28.99' },
        { label: 'Nights', words: 'Sat, Nov 2, 2024' },
        { label: 'Sold out', words: 'No' },
      ]),
    })
  })

  test('the nights and the sale is in words, in the time zone of the festival', () => {
    const sale = { nights: 'all' as const, onSaleFrom: '2026-11-27T23:00:00.000Z', soldOut: true }
    const changes = ticketChanges(withTickets({ ...first!, ...sale }, second!))
    expect(changes.map((change) => change.kind === 'value' && [change.before, change.after])).toEqual([
      ['Sat, Nov 2, 2024', 'Every night'],
      ['Empty', 'Fri, Nov 27, 2026, 6:00 PM EST'],
      ['No', 'Yes'],
    ])
  })

  test('a paragraph marks the words that changed', () => {
    const before = { ...DREADMOOR_CONTENT.nights, words: paragraphs('Rain or shine.', 'Bring a lantern.') }
    const after = { ...before, words: paragraphs('Rain or snow.', 'Bring a lantern.') }
    expect(changesOf('nights', before, after, alone)).toMatchObject([
      {
        path: 'words',
        pieces: [
          { kind: 'same', text: 'Rain or ' },
          { kind: 'removed', text: 'shine.' },
          { kind: 'added', text: 'snow.' },
          { kind: 'same', text: '\n\nBring a lantern.' },
        ],
      },
    ])
  })

  test('emphasis or a link is a change of the words that have it', () => {
    const before = { ...DREADMOOR_CONTENT.nights, words: paragraphs('Rain or shine.') }
    const after = { ...before, words: [[{ text: 'Rain or ' }, { text: 'shine.', bold: true as const }]] }
    expect(changesOf('nights', before, after, alone)).toMatchObject([
      {
        pieces: [
          { kind: 'same', text: 'Rain or ' },
          { kind: 'removed', text: 'shine.' },
          { kind: 'added', text: 'shine.', bold: true },
        ],
      },
    ])
  })

  test('a section that becomes the festival’s own says so, and what differs from the parent', () => {
    const parent = { name: 'Dreadmoor', content: DREADMOOR_CONTENT }
    const after = { ...DREADMOOR_CONTENT.faq, title: 'Winter questions' }
    expect(changesOf('faq', null, after, { timeZone, parent })).toMatchObject([
      { before: 'Same as Dreadmoor', after: 'Its own' },
      { labels: ['Title'], after: 'Winter questions' },
    ])
  })
})

type Leaf = { path: string; value: Json }

function leavesOf(value: Json, path = ''): Leaf[] {
  if (typeof value !== 'object' || value === null) return [{ path, value }]
  return Object.entries(value).flatMap(([key, part]) => leavesOf(part, path ? `${path}.${key}` : key))
}

function replaced(value: Json, [key, ...rest]: string[], leaf: Json): Json {
  if (key === undefined) return leaf
  const copy = (Array.isArray(value) ? [...value] : { ...(value as object) }) as Record<string, Json>
  copy[key] = replaced(copy[key]!, rest, leaf)
  return copy as Json
}

const another = (value: Json, text: string): Json =>
  typeof value === 'number' ? value + 1 : typeof value === 'boolean' ? !value : `${value ?? ''}${text}`

const sections = fc
  .tuple(fc.constantFrom(...SECTION_NAMES), fc.constantFrom(DREADMOOR_CONTENT, CHRISTMAS_CONTENT))
  .map(([name, content]) => ({ name, section: content[name] as Json }))

const changesIn = (name: SectionName, before: Json, after: Json) =>
  changesOf(name, before as never, after as never, alone)

test('a section without a change has none, whatever the order of its keys', () => {
  const reversed = (value: Json): Json => {
    if (typeof value !== 'object' || value === null) return value
    if (Array.isArray(value)) return value.map(reversed)
    return Object.fromEntries(
      Object.entries(value)
        .reverse()
        .map(([key, part]) => [key, reversed(part)]),
    )
  }
  fc.assert(
    fc.property(sections, ({ name, section }) => {
      expect(changesIn(name, section, reversed(section))).toEqual([])
    }),
  )
})

test('every changed leaf is mentioned, in words that differ', () => {
  const text = fc.string({ minLength: 1 }).filter((words) => words.trim() !== '')
  fc.assert(
    fc.property(
      sections,
      fc.array(fc.tuple(fc.nat(), text), { minLength: 1, maxLength: 4 }),
      (edited, edits) => {
        const { name, section } = edited
        // The discriminator of a picture has no other value that fits.
        const leaves = leavesOf(section).filter(({ value }) => value !== 'library')
        const changed = new Map(edits.map(([index, words]) => [leaves[index % leaves.length]!, words]))
        let after = section
        for (const [{ path, value }, words] of changed)
          after = replaced(after, path.split('.'), another(value, words))
        const changes = changesIn(name, section, after)
        for (const { path } of changed.keys())
          expect(
            changes.some((change) => `${path}.`.startsWith(`${change.path}.`) || isFileOf(change.path, path)),
          ).toBe(true)
        for (const change of changes) {
          expect(change.labels.join('')).not.toBe('')
          if (change.kind === 'value') expect(change.before).not.toBe(change.after)
          if (change.kind === 'words') expect(change.pieces.some(({ kind }) => kind !== 'same')).toBe(true)
        }
      },
    ),
  )
})

/** The name and size of a picture are one field, `file`. */
const isFileOf = (file: string, path: string) =>
  file.endsWith('.file') && path.startsWith(`${file.slice(0, -'file'.length)}`)

test('entries that were moved, added or removed are mentioned', () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.nat(20)), fc.uniqueArray(fc.nat(20)), (one, other) => {
      const list = (ids: number[]) => ({
        ...DREADMOOR_CONTENT.faq,
        list: ids.map((id) => ({ id: `q-${id}`, question: `Question ${id}`, answer: paragraphs('Yes.') })),
      })
      const changes = changesOf('faq', list(one), list(other), alone)
      const count = (kind: string) => changes.filter((change) => change.kind === kind).length
      expect(count('added')).toBe(other.filter((id) => !one.includes(id)).length)
      expect(count('removed')).toBe(one.filter((id) => !other.includes(id)).length)
      const common = (ids: number[]) => ids.filter((id) => one.includes(id) && other.includes(id)).join()
      expect(count('moved') > 0).toBe(common(one) !== common(other))
    }),
  )
})

test('every field of the content has a label', () => {
  const isPartOfAField =
    /(\.\d+\.\d+\.(text|href|bold|italic)|nights\.\d+|picture\..*|wide\..*|tall\..*|logo\..*|socialPicture\..*)$/
  const unlabelled = SECTION_NAMES.flatMap((name) =>
    [DREADMOOR_CONTENT, CHRISTMAS_CONTENT]
      .flatMap((content) => leavesOf(content[name] as Json))
      .map(({ path }) => path)
      .filter((path) => !isPartOfAField.test(path) && !labelOf(name, path)),
  )
  expect(unlabelled).toEqual([])
})
