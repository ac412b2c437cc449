import { PAYROLL_CALLS } from '@nightshift/shared/payroll/calls'
import { LABOUR_COST_CALLS } from '@nightshift/shared/payroll/labour-cost/calls'
import { OVERTIME_CALLS } from '@nightshift/shared/payroll/overtime/calls'
import { PAY_PERIODS_CALLS } from '@nightshift/shared/payroll/pay-periods/calls'
import { SPI_CALLS } from '@nightshift/shared/payroll/spi/calls'
import { STATEMENTS_CALLS } from '@nightshift/shared/payroll/statements/calls'
import { type Domain, part } from '../../platform/http/api-words.ts'

export const PAYROLL_WORDS: Domain = {
  name: 'payroll',
  about: 'Pay periods, files for payroll, overtime, pay statements and labour cost.',
  parts: {
    payroll: part(PAYROLL_CALLS, {
      addExport: {
        about: 'Make a file for payroll, and remember it.',
        errors: [
          'alreadyExported',
          'changedMeanwhile',
          'exportNeedsReview',
          'exportOutsideDates',
          'exportWithoutHours',
        ],
      },
      listExports: 'List the files that payroll was given, the newest first.',
      readFile: {
        about: 'Read a file that payroll was given, byte for byte.',
        errors: ['namesErased'],
        answers: ['text/csv'],
      },
      listChanges: 'List the entries that differ from what payroll was given.',
      listExported: 'List the ids of the entries that a file holds already.',
    }),
    payPeriods: part(PAY_PERIODS_CALLS, {
      list: 'List pay periods with their states and figures.',
      problems: 'Read what an approval would lock, and what keeps it from being given.',
      locks: 'List every locked pay period, the oldest first.',
      approve: {
        about: 'Approve a pay period, which locks its entries.',
        errors: [
          'changedMeanwhile',
          'periodAlreadyLocked',
          'periodNotEnded',
          'periodUnsettled',
          'unknownPeriod',
        ],
      },
      unlock: { about: 'Unlock a pay period, with a reason.', errors: ['changedMeanwhile'] },
    }),
    spi: part(SPI_CALLS, {
      add: {
        about: 'Make a file for the Standard Payroll Import of Paychex, or a correction of earlier ones.',
        errors: ['alreadyExported', 'exportNeedsReview', 'spiNothingNew', 'spiRefused'],
      },
    }),
    overtime: part(OVERTIME_CALLS, {
      list: 'List the workweeks that end in a range of time, with their overtime.',
    }),
    statements: part(STATEMENTS_CALLS, {
      mine: "Read one's own pay statement of a period.",
      myPeriods: 'List the periods in which one has entries, the newest first.',
      of: 'Read the pay statement of a person.',
      periodsOf: 'List the periods in which a person has entries, the newest first.',
    }),
    labourCost: part(LABOUR_COST_CALLS, {
      read: 'Read hours, pay and tips of a season by night and event.',
    }),
  },
}
