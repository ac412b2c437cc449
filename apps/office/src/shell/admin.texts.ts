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
  notReady: 'This page is not ready yet.',
}
