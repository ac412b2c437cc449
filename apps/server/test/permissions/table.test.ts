import { expect, test } from 'vitest'
import { callOf, ROWS } from './testing/permission-table.ts'
import { authProofs } from './testing/proofs/auth.ts'
import { badgesProofs } from './testing/proofs/badges.ts'
import { dashboardProofs } from './testing/proofs/dashboard.ts'
import { employeeCallsProofs } from './testing/proofs/employee-calls.ts'
import { employeesEditProofs } from './testing/proofs/employees-edit.ts'
import { employeesListProofs } from './testing/proofs/employees-list.ts'
import { festivalsProofs } from './testing/proofs/festivals.ts'
import { hiringProofs } from './testing/proofs/hiring.ts'
import { kioskProofs } from './testing/proofs/kiosk.ts'
import { kioskPunchesProofs } from './testing/proofs/kiosk-punches.ts'
import { kiosksProofs } from './testing/proofs/kiosks.ts'
import { calendarFeedProofs } from './testing/proofs/nights/calendar-feed.ts'
import { myNightsProofs } from './testing/proofs/nights/my-nights.ts'
import { nightPlanProofs } from './testing/proofs/nights/night-plan.ts'
import { nightReportsProofs } from './testing/proofs/nights/night-reports.ts'
import { publicationProofs } from './testing/proofs/nights/publication.ts'
import { openProofs } from './testing/proofs/open.ts'
import { payrollProofs } from './testing/proofs/payroll/all.ts'
import { erasureProofs } from './testing/proofs/people/erasure.ts'
import { sitePicturesProofs } from './testing/proofs/pictures/site-pictures.ts'
import { positionsProofs } from './testing/proofs/positions.ts'
import { rollCallProofs } from './testing/proofs/roll-call/roll-call.ts'
import { invitationsProofs } from './testing/proofs/seasons/invitations.ts'
import { rehireProofs } from './testing/proofs/seasons/rehire.ts'
import { seasonClosingProofs } from './testing/proofs/seasons/season-closing.ts'
import { seasonOpeningProofs } from './testing/proofs/seasons/season-opening.ts'
import { seasonsProofs } from './testing/proofs/seasons.ts'
import { signupProofs } from './testing/proofs/signup.ts'
import { siteContentProofs } from './testing/proofs/site/site-content.ts'
import { timeclockProofs } from './testing/proofs/timeclock.ts'
import { timesheetsProofs } from './testing/proofs/timesheets.ts'
import { timesheetsListProofs } from './testing/proofs/timesheets-list.ts'
import { tonightProofs } from './testing/proofs/tonight/all.ts'
import { isOutsideTable, openVenueWithRoutes, type Route } from './testing/registered-routes.ts'

const { registered } = await openVenueWithRoutes()

const calls = [...new Set(ROWS.map(callOf))].sort()

/** Fastify registers HEAD for every GET. */
function unnamed(routes: Route[]) {
  const asked = routes.filter((route) => !isOutsideTable(route))
  return asked.map((route) => callOf(route).replace('HEAD', 'GET')).filter((name) => !calls.includes(name))
}

test('every route that the server registers is in the table', () => {
  expect(unnamed(registered)).toEqual([])
})

test('a route that is not in the table is detected', () => {
  const added = [
    { method: 'GET', path: '/api/users/{id}' },
    { method: 'PUT', path: '/api/users/{id}' },
    { method: 'GET', path: '/debug' },
  ]
  expect(unnamed([...registered, ...added])).toEqual(added.map(callOf))
})

test('every call in the table is registered', () => {
  expect(calls.filter((call) => !registered.map(callOf).includes(call))).toEqual([])
})

test('every row has a proof, and every proof a row', () => {
  const parts = [
    ...[authProofs, signupProofs, employeesListProofs, employeesEditProofs, employeeCallsProofs],
    ...[festivalsProofs, seasonsProofs, positionsProofs, hiringProofs, timeclockProofs, timesheetsListProofs],
    ...[timesheetsProofs, kioskProofs, kiosksProofs, kioskPunchesProofs, openProofs, dashboardProofs],
    ...[nightPlanProofs],
    ...[nightReportsProofs],
    ...[badgesProofs, invitationsProofs, rehireProofs, erasureProofs],
    rollCallProofs,
    ...[...payrollProofs, seasonClosingProofs, seasonOpeningProofs, siteContentProofs, sitePicturesProofs],
    ...tonightProofs,
    ...[publicationProofs, myNightsProofs, calendarFeedProofs],
  ]
  const proven = parts.flatMap((proofs) =>
    Object.entries(proofs).flatMap(([call, rows]) => Object.keys(rows).map((row) => `${call} ${row}`)),
  )
  expect(proven.sort()).toEqual(ROWS.map((row) => `${callOf(row)} ${row.variant}`).sort())
})
