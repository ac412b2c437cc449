export const STATES = {
  loading: 'LOADING........',
  failedTitle: 'Something went wrong',
  brokenText: 'This page could not be shown. Nothing that you saved is lost.',
  wayBack: 'Back to the start',
  retry: 'Try again',
}
