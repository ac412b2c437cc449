export const NEWS = {
  columns: { headline: 'Headline', date: 'Date', pdf: 'PDF' },
  download: 'Download PDF',
  releasesOf: (year: string) => `Press releases of ${year}`,
  release: (date: string) => `For immediate release: ${date}`,
  contact: (contact: string) => `Press contact: ${contact}`,
  all: 'All press releases',
  none: 'There is no news yet.',
}
