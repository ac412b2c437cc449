export const STATES = {
  loading: 'LOADING........',
  failedTitle: 'Something went wrong',
  brokenText: 'This page could not be shown. Nothing that you saved is lost.',
  cutOff: 'The server does not answer. This page loads by itself when the network is back.',
  wayBack: 'Back to the start',
  retry: 'Try again',
  noNetwork: 'There is no network. Nothing was sent, and nothing will be sent later by itself.',
  noAnswer:
    'The server did not answer. Please check whether it was done before you try again: nothing will be sent later by itself.',
}
