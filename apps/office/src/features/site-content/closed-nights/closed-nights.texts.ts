export const CLOSED_NIGHTS = {
  card: 'Tonight on the public site',
  open: (gates: string) => `Open tonight · gates ${gates}`,
  closed: 'Closed tonight',
  closeTonight: 'Close tonight',
  closeNight: 'Close this night',
  reopen: 'Reopen',
  closeTitle: (night: string) => `Close ${night}?`,
  consequences:
    'Visitors see it at once: on the home page, in the calendar and on the ticket cards, whose links stop. Search engines are told that the night is cancelled.',
  words: 'Words for visitors',
  wordsHint: (night: string) => `On the night they follow “Closed tonight, ${night}.”`,
  proposedWords: 'We are sorry. Please come on another night.',
  cancel: 'Cancel',
  reopenTitle: (night: string) => `Reopen ${night}?`,
  reopenText: 'Visitors see at once that the night is open, and tickets can be bought again.',
  closeFailed: 'Unable to close the night. Please refresh the page or try again later.',
  reopenFailed: 'Unable to reopen the night. Please refresh the page or try again later.',
}
