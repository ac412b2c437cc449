export const ADMIN = {
  title: 'Admin',
  sections: 'Sections',
  tabs: {
    dashboard: 'Dashboard',
    general: 'General',
    events: 'Events',
    positions: 'Positions',
    employees: 'Employees',
    applications: 'Applications',
    timesheets: 'Timesheets',
    nights: 'Nights',
    site: 'Site',
    rollCall: 'Roll-call',
  },
  groups: { festival: 'Festival', people: 'People', season: 'Season' },
  /** The rest of the navigation of a phone. */
  more: 'More',
  you: 'You',
}
