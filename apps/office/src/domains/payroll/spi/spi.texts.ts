import type { SpiExport } from '@nightshift/shared/payroll/spi/calls'
import type { SpiProblem } from '@nightshift/shared/payroll/spi/problems'
import { COMPONENT_WORDS } from '@nightshift/shared/setup/payroll-settings/component-words'
import { countOf, formatCount } from '../../../lib/counts.ts'

type Person = { firstName: string; lastName: string }
const nameOf = ({ firstName, lastName }: Person) => `${firstName} ${lastName}`

export const SPI = {
  file: 'File',
  files: { csv: 'CSV', spi: 'SPI import', spiCorrection: 'SPI correction' },
  what: {
    spi: (from: string, to: string) =>
      `A Standard Payroll Import for Paychex Flex with every entry from ${from} to ${to} that no earlier import file holds, whatever the filters show: one line for each person, rate and pay component.`,
    spiCorrection: (from: string, to: string) =>
      `Only the differences to what earlier import files said of entries from ${from} to ${to}. Paychex adds them up, so a shorter shift has negative hours.`,
  },
  once: 'Paychex adds each import to what it has. Import every file exactly once.',
  loading: 'Loading the pay period',
  make: 'Export',
  refused: (problems: number) =>
    `The file was not made. ${countOf(problems, 'thing has', 'things have')} to be put right first, because one wrong line fails the whole check of that person.`,
  problems: 'To put right',
  more: (number: number) => `and ${formatCount(number)} more`,
  askAdministrator: 'An administrator can set it in General.',
  failed: 'Unable to make the import file. Please try again later.',
  made: ({ entries, lines, fileName }: SpiExport) =>
    `${countOf(entries, 'entry', 'entries')} exported as ${fileName}, ${countOf(lines, 'line', 'lines')}`,
  rounding: {
    spi: (cents: string) => `Paychex pays ${cents} than the list, because it rounds merged lines once`,
    spiCorrection: (cents: string) =>
      `Paychex pays ${cents} than the list changed by, because it rounds merged lines once`,
  },
  moreThan: (cents: string) => `${cents} more`,
  lessThan: (cents: string) => `${cents} less`,
}

/** A problem in words. */
export function problemWords(problem: SpiProblem): string {
  switch (problem.kind) {
    case 'noCompanyId':
      return 'The company ID of Paychex is not set.'
    case 'overtimeUnanswered':
      return 'Whether overtime applies has not been answered.'
    case 'overtimeUnansweredThen':
      return 'Whether overtime applies had not been answered when the pay period was approved. An administrator can unlock it; then it is approved again.'
    case 'noComponent':
      return `The pay component of “${COMPONENT_WORDS[problem.component]}” is not set.`
    case 'sameComponent':
      return `The pay component of “${COMPONENT_WORDS[problem.component]}” has the name of another one.`
    case 'noWorkerId':
      return `${nameOf(problem.person)} has no Paychex ID.`
    case 'workerIdTooLong':
      return `${nameOf(problem.person)}: the Paychex ID ${problem.workerId} is longer than 10 characters.`
    case 'workerIdCharacters':
      return `${nameOf(problem.person)}: the Paychex ID ${problem.workerId} has more than letters and digits.`
    case 'workerIdShared':
      return `${nameOf(problem.person)}: the Paychex ID ${problem.workerId} is also that of ${nameOf(problem.other)}.`
  }
}
