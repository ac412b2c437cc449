export const PUBLISH = {
  button: (night: string | null) => (night ? 'Publish this night' : 'Publish all nights'),
  /** Read out with the button. */
  waiting: (count: number) => (count === 1 ? '1 person to tell' : `${count} people to tell`),
  title: (night: string | null) => (night ? `Publish ${night}` : 'Publish all nights'),
  affected: 'Who is affected',
  count: (count: number) => String(count),
  nobody: 'Everybody knows the plan as it stands.',
  affectedText: 'They see this in My nights and in their calendar. Nobody gets a message by itself.',
  kinds: { new: 'Added', changed: 'Changed', removed: 'Taken off' },
  was: (details: string) => `was ${details}`,
  publish: 'Publish',
  close: 'Close',
  published: (count: number) =>
    count === 1 ? 'Published. 1 person is affected.' : `Published. ${count} people are affected.`,
  unseen: 'Who has not seen it yet',
  unseenText: 'Send them a text or an email. The words are ready; you can change them before you send.',
  allSeen: 'Everybody has seen what is published.',
  text: 'Text',
  email: 'Email',
  toPerson: (action: string, name: string) => `${action} ${name}`,
  noContact: 'No phone or email',
  copyEmails: 'Copy all emails',
  loadFailed: 'Unable to load who is affected. Please refresh the page or try again later.',
  failed: 'The plan was not published. Please try again.',
}

/** What people are sent. */
export const MESSAGE = {
  subject: (festival: string) => `Your nights at ${festival}`,
  greeting: (firstName: string, festival: string) => `Hi ${firstName}, your nights at ${festival}:`,
  night: (night: string, place: string, call: string) => `${night}: ${place}. Be there at ${call}.`,
  off: (night: string) => `${night}: you are off.`,
  calledOff: (night: string) => `${night}: the night is called off, please do not come.`,
  answer: (address: string) => `Please look at them and confirm: ${address}`,
}

export const SHEET = {
  title: 'Plan of a night',
  night: 'Night',
  print: 'Print',
  open: 'Print sheet',
  gates: 'Gates open',
  ends: 'Ends',
  people: 'People',
  call: (time: string) => `Be there at ${time}`,
  from: (time: string) => `from ${time}`,
  filled: (count: number, needed: number) => (needed > 0 ? `${count} of ${needed}` : String(count)),
  unfilled: (count: number) => `Unfilled: ${count}`,
  answers: { confirmed: 'Confirmed', declined: "Can't make it", help: 'Needs help' },
  reasonOf: (reason: string) => `: ${reason}`,
  unpublished: 'Not published',
  calledOff: 'This night is called off. Nobody works.',
  empty: 'Nobody is on the plan of this night.',
  noNights: 'The season has no nights.',
  loadFailed: 'Unable to load the plan of this night. Please refresh the page or try again later.',
}
