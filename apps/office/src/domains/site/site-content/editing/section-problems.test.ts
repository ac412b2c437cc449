import { DREADMOOR_CONTENT } from '@nightshift/shared/site/site-content/starting/dreadmoor/dreadmoor'
import { expect, test } from 'vitest'
import { problemSentence, sectionProblems } from './section-problems.ts'

const { tickets, faq, attractions, look, news } = DREADMOOR_CONTENT
const ticket = (changes: object) => ({ ...tickets, list: [{ ...tickets.list[0]!, ...changes }] })
const [hayride] = attractions.list

test.each([
  ['list.0.price', 'Lights Out Admission: Price is a price like 28.99', 'tickets', ticket({ price: '28' })],
  [
    'list.0.name',
    `${'x'.repeat(61)}: Name has at most 60 characters`,
    'tickets',
    ticket({ name: 'x'.repeat(61) }),
  ],
  [
    'list',
    'Tickets has two entries with the same id',
    'tickets',
    { ...tickets, list: [tickets.list[0], tickets.list[0]] },
  ],
  [
    'list.0.time.from',
    'The Hayride: Minutes is at most 600',
    'attractions',
    { list: [{ ...hayride, time: { label: 'Walk', from: 601, to: null } }] },
  ],
  [
    'list.0.time.from',
    'The Hayride: Minutes is needed',
    'attractions',
    { list: [{ ...hayride, time: { label: 'Walk', from: Number.NaN, to: null } }] },
  ],
  ['accent', 'Accent is a colour like #e59a4c', 'look', { ...look, accent: 'red' }],
  [
    'list.0.date',
    'Dreadmoor ends its season without a moon: Date is not valid',
    'news',
    { ...news, list: [{ ...news.list[0], date: '2024-02-30' }] },
  ],
] as const)('%s: %s', (path, sentence, section, content) => {
  const { invalid, unready } = sectionProblems(section, content)
  expect(invalid.map((problem) => [problem.path, problemSentence(section, problem, content)])).toEqual([
    [path, sentence],
  ])
  expect(unready).toEqual([])
})

test('an entry without a name is named by its place in the list', () => {
  const content = { ...faq, list: [faq.list[0], { id: 'q', question: '', answer: [] }] }
  expect(problemSentence('faq', { path: 'list.1.question', message: 'is needed' }, content)).toBe(
    'No. 2: Question is needed',
  )
})

test('a valid section that is not complete can be saved, and not published', () => {
  const content = { ...faq, list: [{ id: 'q', question: '', answer: [] }] }
  expect(sectionProblems('faq', content)).toEqual({
    invalid: [],
    unready: [
      { path: 'list.0.question', message: 'is needed' },
      { path: 'list.0.answer', message: 'is needed' },
    ],
  })
})
