const people = (count: number) => (count === 1 ? '1 person' : `${count} people`)

export const DASHBOARD_TEXTS = {
  defaultPasswords: 'Employees may keep the password that is made of their name.',
  ownPasswords: 'Ask for own passwords',
  title: 'Dashboard',
  employees: { title: 'Employees', active: 'Active', clockedIn: 'Clocked In', inactive: 'Inactive' },
  applications: { title: 'Applications', pending: 'Pending', held: 'Held', rejected: 'Rejected' },
  todos: { title: 'ToDos', complete: 'Complete', incomplete: 'Incomplete' },
  unknown: '–',

  board: {
    title: 'On the clock now',
    count: people,
    empty: 'Nobody is on the clock.',
    failed: 'Unable to load timesheets. Please refresh the page or try again later.',
    elsewhere: 'Elsewhere',
    show: (event: string) => `Show those clocked in at ${event}`,
  },
  night: {
    title: 'Over the night',
    of: (night: string) => `People on the clock on ${night}`,
    most: (count: number, time: string) => `Most at once: ${people(count)} at ${time}.`,
    empty: 'No shift has been worked yet.',
    time: 'Time',
    people: 'People',
  },
  season: {
    title: 'Applications over the season',
    total: (count: number) => (count === 1 ? '1 application came in.' : `${count} applications came in.`),
    empty: 'No application has come in this season.',
    week: 'Week of',
    statuses: { hired: 'Hired', new: 'New', held: 'Held', rejected: 'Rejected' },
  },
  vitals: {
    title: 'Speed of the public site',
    summary: 'Three of four visits were this fast or faster, over the last 28 days.',
    empty: 'No visitor has measured a page yet.',
    page: 'Page',
    names: {
      LCP: 'Largest Contentful Paint: until the page is seen',
      INP: 'Interaction to Next Paint: until a click is answered',
      CLS: 'Cumulative Layout Shift: how much the page moves',
    },
    figure: {
      LCP: (value: number) => `${(value / 1000).toFixed(1)} s`,
      INP: (value: number) => `${Math.round(value)} ms`,
      CLS: (value: number) => value.toFixed(2),
    },
    good: 'Good',
    notGood: 'Not good',
  },
  asTable: 'Show as a table',
  notLoaded: 'This could not be loaded.',
}
