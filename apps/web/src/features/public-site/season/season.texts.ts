export const SEASON = {
  weekdays: ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
  caption: (year: number) => `Nights of the ${year} season`,
  columns: ['Weekend', 'Night', 'Gates open'],
  extra: ' (extra night)',
}
