export const OFFICE = {
  close: 'Close',
  unsaved: 'You have changes that are not saved. Close and lose them?',
  unsavedOnPage: 'You have changes that are not saved. Leave and lose them?',
  discard: 'Discard changes',
  company: 'Dreadmoor Attractions',
  copyright: (year: number) => `© ${year}`,
  season: 'Season',
  seasonOf: (year: number) => `Season ${year}`,
  timeZone: 'Time Zone',
  noTimeZone: 'No such time zone',
  badRate: (step: string, most: string) => `From 0 to ${most}, in steps of ${step}.`,
  switchTo: { light: 'Switch to the light scheme', dark: 'Switch to the dark scheme' },
}
