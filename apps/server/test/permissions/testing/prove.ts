import type { LiveKind } from '@nightshift/shared/audit/live'
import type { Call } from '@nightshift/shared/calls'
import { expect, test, vi } from 'vitest'
import { openVenue, type Venue } from '../../testing/venue.ts'
import { callersOf } from './callers.ts'
import { type Case, casesOf, describeCase } from './cases.ts'
import type { Act, Reply, Row } from './permissions-of.ts'
import { stagesOf } from './stages.ts'
import { type Writes, watchWrites } from './writes.ts'

/** Makes a test of each case of these rows, on one database. */
export async function prove(rows: Row[]) {
  const venue = await openVenue()
  const elsewhere = await venue.festival('Elsewhere')
  const writes = await watchWrites(venue)
  const callers = callersOf(venue)
  const announced = announcements(venue)
  for (const row of rows) {
    const stages = stagesOf(venue, elsewhere, row.stage)
    for (const it of casesOf(row)) {
      test(describeCase(row, it), async () => {
        const caller = await callers.take(it)
        const staged = await stages.take(it, caller)
        const written = await play(row, it, staged.act, writes, announced)
        if (written || !staged.isShared) return
        callers.giveBack(it, caller)
        stages.giveBack(it, staged)
      })
    }
  }
  test('what the rows of these calls say that they change is announced by one of the cases', () =>
    expect(announced.silent()).toEqual([]))
}

type Announced = ReturnType<typeof announcements>

/** Hears what calls announce, and compares it with what their rows say. */
function announcements({ app }: Venue) {
  const announce = vi.spyOn(app.live, 'announce')
  const heard = new Map<Call, Set<LiveKind>>()
  return {
    async during<T>({ call }: Row, act: () => Promise<T>) {
      announce.mockClear()
      const done = await act()
      if (!call) return done
      const kinds = announce.mock.calls.map(([{ kind }]) => kind)
      expect(call.changes ?? []).toEqual(expect.arrayContaining(kinds))
      const before = heard.get(call) ?? new Set()
      heard.set(call, new Set([...before, ...kinds]))
      return done
    },
    /** Calls that never announced what their rows say. */
    silent: () =>
      [...heard]
        .map(([{ method, path, changes = [] }, kinds]) => ({
          call: `${method} ${path}`,
          never: changes.filter((kind) => !kinds.has(kind)),
        }))
        .filter(({ never }) => never.length),
  }
}

/** Makes the call and checks what comes of it. Answers whether something was written. */
async function play(row: Row, { expected }: Case, act: Act, writes: Writes, announced: Announced) {
  const last = await writes.last()
  const replies = [await announced.during(row, act.ask)].flat()
  const written = await writes.since(last)

  const status = typeof expected === 'number' ? expected : 200
  expect(replies.map(({ statusCode, body }) => ({ statusCode, body }))).toEqual(
    replies.map(({ body }) => ({ statusCode: status, body })),
  )
  if (expected === 'notDone') for (const reply of replies) expect(reply.json().success).toBe(false)

  const allowed = status < 400 && typeof expected === 'number'
  if (allowed && (act.writes ?? row.method !== 'GET')) expect(written).not.toEqual([])
  else expect(written).toEqual([])

  const shown = act.shown ?? countOf
  if (expected === 'empty') for (const reply of replies) expect(shown(reply)).toBe(0)
  else if (allowed && hasEmptyCells(row)) for (const reply of replies) expect(shown(reply)).toBeGreaterThan(0)

  await (allowed ? act.allowed : act.refused)?.(...replies)
  return written.length > 0
}

const hasEmptyCells = ({ levels, foreign }: Row) => [...levels, ...foreign].includes('empty')

function countOf(reply: Reply): number {
  const body = reply.json()
  return Array.isArray(body) ? body.length : body.count
}
