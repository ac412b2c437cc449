/** The pages of the public site. The apply path may be followed by a festival. */
export const SITE_PATHS = {
  home: '/',
  apply: '/apply',
  news: '/news',
  policies: '/policies',
  demoCheckout: '/demo-checkout',
} as const

export const KIOSK_PATH = '/scanner'

/** The door of the office: the public pages know no more of it, and do not load its other paths. */
export const OFFICE_PATH = '/employee'

/** The pages of the office. Below the admin page, any path shows its own "not found". */
export const OFFICE_PATHS = {
  welcome: OFFICE_PATH,
  firstRun: '/employee/first-run',
  login: '/employee/login',
  logout: '/employee/logout',
  timeclock: '/employee/timeclock',
  myStatement: '/employee/timeclock/statement',
  myNights: '/employee/my-nights',
  todo: '/employee/todo',
  myAccount: '/employee/myaccount',
  myData: '/employee/myaccount/data',
  admin: '/employee/admin',
  /** The board of the evening, full-screen. */
  tonight: '/employee/admin/tonight',
  rollCall: '/employee/admin/roll-call',
  general: '/employee/admin/general',
  season: '/employee/admin/general/season',
  seasonClose: '/employee/admin/general/season/close',
  seasonOpen: '/employee/admin/general/season/open',
  payrollSettings: '/employee/admin/general/payroll',
  planSettings: '/employee/admin/general/nights',
  audit: '/employee/admin/general/audit',
  health: '/employee/admin/general/health',
  kiosks: '/employee/admin/general/kiosks',
  erasedPeople: '/employee/admin/general/erased',
  events: '/employee/admin/events',
  positions: '/employee/admin/positions',
  employees: '/employee/admin/employees',
  jackets: '/employee/admin/employees/jackets',
  crew: '/employee/admin/employees/crew',
  applications: '/employee/admin/applications',
  timesheets: '/employee/admin/timesheets',
  attention: '/employee/admin/timesheets/attention',
  labourCost: '/employee/admin/timesheets/labour-cost',
  /** Of the employee in `person`. */
  statement: '/employee/admin/timesheets/statement',
  /** What payroll was given; `export`, or `since` and `until`, narrows what has changed since. */
  exports: '/employee/admin/timesheets/exports',
  /** `night` is the one that is open. */
  nights: '/employee/admin/nights',
  /** Of the night in `night`. */
  nightPrint: '/employee/admin/nights/print',
  /** Of the person in `person`. */
  personNights: '/employee/admin/nights/person',
  /** The end of the night in `night`, or of the latest one. */
  endNight: '/employee/admin/nights/close',
  /** The report in `report`, or the list of them. */
  nightReport: '/employee/admin/nights/report',
  /** Followed by a section of the content. */
  site: '/employee/admin/site',
  siteHistory: '/employee/admin/site/history',
  sitePreview: '/employee/admin/site/preview',
} as const
