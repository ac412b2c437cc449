import { expect, test } from 'vitest'
import { spiProblems } from './problems.ts'
import type { SpiLine } from './spi.ts'

const components = {
  ...{ regular: 'Hourly', overtime: 'OT', cashTips: 'Cash', creditTips: 'Credit', deduction: 'Costume' },
}
const settings = { companyId: '7', overtime: 'over40' as const, rules: ['over40' as const], components }
const lines: SpiLine[] = [
  { workerId: '1', component: 'regular', rate: 1000, hundredths: 100 },
  { workerId: '1', component: 'cashTips', amount: 100 },
]
const person = (firstName: string, workerId: string, isTakenBack = false) => ({
  ...{ id: '00000000-0000-4000-8000-000000000001', firstName, lastName: 'Graves', workerId, isTakenBack },
})
const kindsOf = (workerIds: string[]) =>
  spiProblems(
    lines,
    workerIds.map((id) => person('Ash', id)),
    settings,
  ).map(({ kind }) => kind)

test.each([
  ['good ids', ['2104', 'A1', '0123456789'], []],
  ['no id', ['000', ''], ['noWorkerId', 'noWorkerId']],
  ['a space, a dash, an umlaut', ['21 04', '21-04', 'Ä1'], Array(3).fill('workerIdCharacters')],
  ['eleven characters', ['12345678901'], ['workerIdTooLong']],
  ['one id of three people', ['21a', '21A', '21a'], ['workerIdShared', 'workerIdShared']],
])('worker ids: %s', (_, ids, expected) => {
  expect(kindsOf(ids)).toEqual(expected)
})

test('a shared id names both people', () => {
  const [problem] = spiProblems(lines, [person('Ash', '21'), person('Bo', '21')], settings)
  expect(problem).toMatchObject({ person: { firstName: 'Bo' }, other: { firstName: 'Ash' }, workerId: '21' })
})

test('an id that is only taken back must be there, and may be somebody else’s by now', () => {
  const kinds = (workerId: string) =>
    spiProblems(
      lines,
      [person('Ash', workerId, true), person('Bo', '21'), person('Cy', '21', true)],
      settings,
    ).map(({ kind }) => kind)
  expect(kinds('000')).toEqual(['noWorkerId'])
  expect(kinds('21')).toEqual([])
})

test('settings: only the components that the file needs, each by its own name', () => {
  const empty = { regular: '', overtime: '', cashTips: '', creditTips: '', deduction: '' }
  expect(spiProblems(lines, [], { companyId: '', overtime: null, rules: [null], components: empty })).toEqual(
    [
      { kind: 'noCompanyId' },
      { kind: 'overtimeUnanswered' },
      { kind: 'noComponent', component: 'regular' },
      { kind: 'noComponent', component: 'cashTips' },
    ],
  )
  const same = { ...components, cashTips: 'Hourly', creditTips: 'Hourly' }
  expect(spiProblems(lines, [], { ...settings, components: same })).toEqual([
    { kind: 'sameComponent', component: 'cashTips' },
  ])
  expect(spiProblems(lines, [], settings)).toEqual([])
})

test('a period that was approved unanswered keeps the file back, although the festival has answered since', () => {
  expect(spiProblems(lines, [], { ...settings, rules: ['over40', null] })).toEqual([
    { kind: 'overtimeUnansweredThen' },
  ])
  expect(spiProblems(lines, [], { ...settings, overtime: null, rules: ['exempt'] })).toEqual([])
})
