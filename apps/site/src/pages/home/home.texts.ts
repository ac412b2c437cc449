/** The fixed labels of the home page. */
export const HOME = {
  seeDates: 'See the nights',
  gates: (hour: string) => `Gates at ${hour}`,
  season: (first: string, last: string, year: number) => `${first} to ${last}, ${year}`,
  watch: 'Watch the film',
  film: 'Film',
  disclaimer: 'Read the ticket disclaimer',
}

export const ATTRACTION = {
  intensity: 'Intensity',
  skulls: (skulls: number, most: number) => `${skulls} of ${most} skulls`,
  notScary: 'Not scary',
  minutes: (from: number, to: number | null) =>
    to ? `${from} to ${to} minutes` : from === 1 ? '1 minute' : `${from} minutes`,
}

export const DIRECTIONS = {
  link: 'Get directions',
  showMap: 'Open the live map',
  mapNote: 'It comes from OpenStreetMap, and only if you ask.',
  mapTitle: (place: string) => `Map of the way to ${place}`,
}
