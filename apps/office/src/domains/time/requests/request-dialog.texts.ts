export const REQUEST = {
  title: { wrong: 'Something is wrong', forgot: 'I forgot to clock in' },
  explanation: {
    wrong: 'Say how this shift should be. A manager looks at it, and until then nothing changes.',
    forgot: 'Say when you worked. A manager looks at it and adds the shift.',
  },
  noPosition: 'Choose a position',
  noPositionHeld:
    'You have no position yet, so no shift can be added. Ask a manager to give you one, and then say here when you worked.',
  close: 'Close',
  note: 'What happened?',
  send: 'Send to a manager',
  cancel: 'Cancel',
  sendFailed: 'Unable to send this. Please refresh the page or try again later.',
}
