import { z } from 'zod'
import { NO_PAYCHEX_ID } from '../../people/employees/contract.ts'
import { PayComponents, type PayrollSettings } from '../../setup/payroll-settings/contract.ts'
import type { SpiLine } from './spi.ts'

/** Letters and digits, at most 10. */
const MOST_CHARACTERS = 10

const Person = z.strictObject({ id: z.uuid(), firstName: z.string(), lastName: z.string() })
const workerId = z.string()

/** What keeps an import file from being made. One bad line fails the person's whole check at Paychex. */
export const SpiProblem = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('noCompanyId') }),
  z.strictObject({ kind: z.literal('overtimeUnanswered') }),
  // The festival has answered since, but a locked period keeps what it was approved with.
  z.strictObject({ kind: z.literal('overtimeUnansweredThen') }),
  z.strictObject({ kind: z.literal('noComponent'), component: z.enum(PayComponents.keyof().options) }),
  z.strictObject({ kind: z.literal('sameComponent'), component: z.enum(PayComponents.keyof().options) }),
  z.strictObject({ kind: z.literal('noWorkerId'), person: Person }),
  z.strictObject({ kind: z.literal('workerIdTooLong'), person: Person, workerId }),
  z.strictObject({ kind: z.literal('workerIdCharacters'), person: Person, workerId }),
  z.strictObject({ kind: z.literal('workerIdShared'), person: Person, other: Person, workerId }),
])
export type SpiProblem = z.infer<typeof SpiProblem>

/** The details of a refused import file. */
export const SpiRefusal = z.object({ problems: z.array(SpiProblem) })

export type SpiUser = z.infer<typeof Person>

export type SpiPerson = SpiUser & {
  workerId: string
  /** Whether lines only take something back from this id, which may be somebody else's by now. */
  isTakenBack: boolean
}

/** With the overtime rules that hold in the range of the file. */
type Settings = Pick<PayrollSettings, 'companyId' | 'components' | 'overtime'> & {
  rules: PayrollSettings['overtime'][]
}

/** Everything that is wrong with a file before it is made: the settings, then the people in their order. */
export function spiProblems(lines: SpiLine[], people: SpiPerson[], settings: Settings): SpiProblem[] {
  return [...settingsProblems(lines, settings), ...workerIdProblems(people)]
}

function settingsProblems(
  lines: SpiLine[],
  { companyId, components, overtime, rules }: Settings,
): SpiProblem[] {
  const used = PayComponents.keyof().options.filter((name) =>
    lines.some(({ component }) => component === name),
  )
  const nameOf = (component: keyof PayComponents) => components[component]
  return [
    ...(companyId === '' ? [{ kind: 'noCompanyId' as const }] : []),
    ...(rules.includes(null)
      ? [{ kind: overtime === null ? ('overtimeUnanswered' as const) : ('overtimeUnansweredThen' as const) }]
      : []),
    ...used
      .filter((component) => nameOf(component) === '')
      .map((component) => ({ kind: 'noComponent' as const, component })),
    // Two kinds of money under one name could not be distinguished.
    ...used
      .filter(
        (one, at) => nameOf(one) !== '' && used.findIndex((other) => nameOf(other) === nameOf(one)) < at,
      )
      .map((component) => ({ kind: 'sameComponent' as const, component })),
  ]
}

function workerIdProblems(people: SpiPerson[]): SpiProblem[] {
  const owners = new Map<string, SpiPerson>()
  return people.flatMap((found): SpiProblem[] => {
    const { workerId, isTakenBack, ...person } = found
    if (workerId === '' || workerId === NO_PAYCHEX_ID) return [{ kind: 'noWorkerId', person }]
    if (!/^[A-Za-z0-9]+$/.test(workerId)) return [{ kind: 'workerIdCharacters', person, workerId }]
    if (workerId.length > MOST_CHARACTERS) return [{ kind: 'workerIdTooLong', person, workerId }]
    if (isTakenBack) return []
    const owner = owners.get(workerId.toUpperCase())
    if (owner) {
      const { workerId: _, isTakenBack: __, ...other } = owner
      return [{ kind: 'workerIdShared', person, other, workerId }]
    }
    owners.set(workerId.toUpperCase(), found)
    return []
  })
}
