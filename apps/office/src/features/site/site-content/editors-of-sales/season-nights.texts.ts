export const SEASON_NIGHTS = {
  failed: 'Unable to load the season. Please refresh the page or try again later.',
  loading: 'Loading the nights of the season…',
}
