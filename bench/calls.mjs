/** A badge that comes back sooner is taken for the same scan. */
const REST_MS = 5_500

const list = (path, filter) => `${path}?filter=${encodeURIComponent(JSON.stringify(filter))}`
const WEEK = ['2024-09-23T12:00:00.000Z', '2024-09-30T12:00:00.000Z']

/** What is asked. `samples` of the badges stay out of the load: each server shows with one of them what it answers. */
export function callsOf(badges, samples) {
  const bodies = badges.map((id) => JSON.stringify({ badgeCode: `FM-BADGE:${id}:NIGHTSHIFT` }))
  return [
    { title: 'publicConfig', connections: 64, path: '/api/publicConfig' },
    {
      title: 'count of open entries',
      connections: 32,
      path: `/api/timeclock/count?where=${encodeURIComponent(JSON.stringify({ endTime: null, festivalId: 1 }))}`,
    },
    {
      title: 'employees with positions, events and userPositions, 500 rows',
      connections: 4,
      path: list('/api/users', {
        where: { isActive: true, festivalId: 1 },
        include: [
          { relation: 'positions', scope: { include: [{ relation: 'event' }] } },
          { relation: 'userPositions' },
        ],
      }),
    },
    {
      title: 'payroll week with users, 3,000 rows',
      connections: 4,
      path: list('/api/timeclock', {
        where: { endTime: { between: WEEK }, festivalId: 1 },
        include: [{ relation: 'user' }],
      }),
    },
    {
      title: 'badgescan, in and out',
      connections: 32,
      method: 'POST',
      path: '/api/badgescan',
      headers: { 'content-type': 'application/json' },
      bodies: bodies.slice(samples),
      samples: bodies.slice(0, samples),
      restMs: REST_MS,
    },
  ]
}
