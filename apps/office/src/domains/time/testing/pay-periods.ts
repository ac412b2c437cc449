import type { PayPeriod } from '@nightshift/shared/payroll/pay-periods/contract'

/** A week that has ended and can be approved. */
export const payPeriod = (changes: Partial<PayPeriod> = {}): PayPeriod => ({
  startsAt: '2024-10-21T10:00:00.000Z',
  endsAt: '2024-10-28T10:00:00.000Z',
  state: 'ready',
  figures: {
    ...{ entries: 312, hundredths: 120_450, open: 0, needsReview: 0, noPaychexId: 0, problems: 0 },
    ...{ payable: 312, exported: 0, changed: 0 },
  },
  approval: null,
  exportedAt: null,
  ...changes,
})
