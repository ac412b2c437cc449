export const NEWS = {
  columns: { headline: 'Headline', date: 'Date', pdf: 'PDF' },
  download: 'Download PDF',
  releasesOf: (year: string) => `Press releases of ${year}`,
  none: 'There is no news yet.',
}
