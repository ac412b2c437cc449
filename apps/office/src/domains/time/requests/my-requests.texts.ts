export const MY_REQUESTS = {
  wrong: 'Something is wrong',
  /** The accessible name of the button, unique per shift. */
  wrongWith: (position: string, start: string) => `Something is wrong with ${position}, ${start}`,
  forgot: 'I forgot to clock in',
  missing: 'Shifts that you reported',
  reported: (position: string, start: string, end: string) => `${position}, ${start} to ${end}`,
  states: {
    waiting: 'Waiting for a manager',
    applied: 'Corrected',
    appliedChanged: 'Corrected, with other values than yours',
  },
  declined: (reason: string) => `Declined: ${reason}`,
  locked: 'This pay period is already approved. It has to be unlocked before anything can change.',
  withdraw: 'Withdraw',
  withdrawOf: (position: string, start: string) => `Withdraw the request about ${position}, ${start}`,
  withdrawQuestion: 'Withdraw this request? No manager will look at it.',
  withdrawFailed: 'Unable to withdraw the request. Please refresh the page or try again later.',
}
