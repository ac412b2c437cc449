export const OFFICE = {
  company: 'Dreadmoor Attractions',
  copyright: (year: number) => `© ${year}`,
  switchTo: { light: 'Switch to the light scheme', dark: 'Switch to the dark scheme' },
}
