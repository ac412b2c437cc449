/** The server's window for repeated scans: a badge within it punches nothing. */
const REST_MS = 5_500
const WEEK = ['2024-09-23T12:00:00.000Z', '2024-09-30T12:00:00.000Z']

const query = (name, value) => `?${name}=${encodeURIComponent(JSON.stringify(value))}`

/** The measured calls. */
export const READS = [
  { title: 'publicConfig', connections: 64, path: '/api/publicConfig' },
  {
    title: 'count of open entries',
    connections: 32,
    path: `/api/timeclock/count${query('where', { endTime: null, festivalId: 1 })}`,
  },
  {
    title: 'employee list with includes, 500 rows',
    connections: 4,
    path: `/api/users${query('filter', {
      where: { isActive: true, festivalId: 1 },
      include: [
        { relation: 'positions', scope: { include: [{ relation: 'event' }] } },
        { relation: 'userPositions' },
      ],
    })}`,
  },
  {
    title: 'payroll week with users, 3,000 rows',
    connections: 4,
    path: `/api/timeclock${query('filter', {
      where: { endTime: { between: WEEK }, festivalId: 1 },
      include: [{ relation: 'user' }],
    })}`,
  },
]

/** Scans of the badges in turn, without the first `samples`, which the comparison of answers uses. */
export function badgeScans(badges, samples) {
  const bodies = badges.map((id) => JSON.stringify({ badgeCode: `FM-BADGE:${id}:NIGHTSHIFT` }))
  return {
    title: 'badgescan, in and out',
    connections: 32,
    goals: { ofBare: 0.95, timesLoopback: 5.5, timesBareP99: 1.3 },
    method: 'POST',
    path: '/api/badgescan',
    headers: { 'content-type': 'application/json' },
    bodies: bodies.slice(samples),
    samples: bodies.slice(0, samples),
    restMs: REST_MS,
  }
}
