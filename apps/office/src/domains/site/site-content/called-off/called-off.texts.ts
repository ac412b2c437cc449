export const CALLED_OFF = {
  card: 'Tonight for visitors and crew',
  open: (gates: string) => `Open tonight · gates ${gates}`,
  calledOff: 'Called off tonight',
  callOffTonight: 'Call off tonight',
  callOffNight: 'Call off this night',
  reopen: 'Reopen',
  texts: 'Tell the crew…',
  title: (night: string) => `Call off ${night}?`,
  consequences:
    'Visitors see it at once: on the home page, in the calendar and on the ticket cards, whose links stop. Search engines are told that the night is cancelled. Nobody is planned, late or missing any more; My nights and calendars say that it is called off.',
  words: 'Words for visitors',
  wordsHint: (night: string) => `On the night they follow “Closed tonight, ${night}.”`,
  proposedWords: 'We are sorry. Please come on another night.',
  cancel: 'Cancel',
  reopenTitle: (night: string) => `Reopen ${night}?`,
  reopenText:
    'Visitors see at once that the night is open, and tickets can be bought again. Everybody on its plan has their place and their answer back.',
  callOffFailed: 'Unable to call off the night. Please refresh the page or try again later.',
  reopenFailed: 'Unable to reopen the night. Please refresh the page or try again later.',
}
