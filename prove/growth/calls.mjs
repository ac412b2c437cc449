const query = (name, value) => `?${name}=${encodeURIComponent(JSON.stringify(value))}`
const day = (back) => new Date(Date.now() - back * 86_400_000).toISOString()

/** The calls of a festival's screens during a night, with the filters of those screens. */
export const CALLS = [
  ['signed-in person', '/api/users/me'],
  ['count of open entries', `/api/timeclock/count${query('where', { endTime: null, festivalId: 1 })}`],
  [
    'open entries with people',
    `/api/timeclock${query('filter', {
      where: { endTime: null, festivalId: 1 },
      include: [{ relation: 'user', scope: { include: ['positions', 'userPositions'] } }],
    })}`,
  ],
  [
    'payroll week',
    `/api/timeclock${query('filter', {
      where: { endTime: { between: [day(8), day(1)] }, festivalId: 1 },
      include: [{ relation: 'user' }],
    })}`,
  ],
  [
    'employees with positions',
    `/api/users${query('filter', {
      where: { isActive: true, festivalId: 1 },
      include: [{ relation: 'positions', scope: { include: ['event'] } }, { relation: 'userPositions' }],
    })}`,
  ],
  ['count of employees', `/api/users/count${query('where', { isActive: true, festivalId: 1 })}`],
  ['applications', `/api/applications${query('filter', { where: { festivalId: 1 } })}`],
  ['own entries', '/api/timeclock/me'],
]

/** The statements behind them on the tables that grow, for EXPLAIN. */
export const STATEMENTS = [
  [
    'count of open entries',
    'select count(*) from time_entries where festival_id = 1 and end_time is null and deleted_at is null',
  ],
  [
    'payroll week',
    `select * from time_entries where festival_id = 1 and deleted_at is null and end_time between now() - interval '8 days' and now() - interval '1 day'`,
  ],
  [
    'badge scan, the open shift or else the last',
    `select id from time_entries where user_id = md5('1 3')::uuid and deleted_at is null order by start_time desc limit 1`,
  ],
  ['employees', 'select * from users where festival_id = 1 and is_active'],
  ['applications', 'select * from applications where festival_id = 1'],
  ['who is signed in', `select * from sessions join users on users.id = user_id where token_hash = '\\x00'`],
]
