// A module of its own: the public pages do not load what the office needs.

/** The words of the checklist of nights, in the application form and in My nights. */
export const AVAILABILITY_WORDS = {
  availabilityHint: (shift: string) => `Shifts run ${shift}. Uncheck the nights that you cannot work.`,
  night: (label: string, year: string) => `${label}, ${year}`,
  weekend: (number: number) => `Weekend ${number}`,
  all: 'All',
  none: 'None',
  checkAll: (weekend: string) => `All nights of ${weekend}`,
  clearAll: (weekend: string) => `None of the nights of ${weekend}`,
}
