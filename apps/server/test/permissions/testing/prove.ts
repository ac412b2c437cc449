import type { Call } from '@nightshift/shared/calls'
import type { LiveKind } from '@nightshift/shared/live'
import { expect, test, vi } from 'vitest'
import { openVenue, type Person, type Venue } from '../../testing/venue.ts'
import { CALLS } from './call-tables.ts'
import { callersOf } from './callers.ts'
import { type About, type Case, casesOf, describeCase } from './cases.ts'
import { callOf, ROWS, type Row } from './permission-table.ts'
import { inTable } from './registered-routes.ts'
import type { Scene } from './scene.ts'
import { stagesOf } from './stages.ts'
import { type Writes, watchWrites } from './writes.ts'

export type Reply = Pick<Awaited<ReturnType<Person['get']>>, 'statusCode' | 'body' | 'headers' | 'json'>

/** The call of a row, after its setup. Several calls must all have the same outcome. */
export type Act = {
  ask: () => Promise<Reply | Reply[]>
  /** How many records of the case a response shows. */
  shown?: (reply: Reply) => number
  /** Further expectations for an allowed or a refused call. */
  allowed?: (...replies: Reply[]) => unknown
  refused?: (...replies: Reply[]) => unknown
  /** Whether an allowed call writes to the database; by default everything but a GET does. */
  writes?: boolean
}
export type Stage = (scene: Scene) => Act | Promise<Act>
export type Proof = Stage | (About & { stage: Stage })
/** The request of this row names its festival. */
export const named = (stage: Stage): Proof => ({ named: true, stage })

/** By call and variant. */
export type Proofs = Record<string, Record<string, Proof>>

/** Makes a test of each case of the rows that these proofs cover. */
export async function prove(...parts: Proofs[]) {
  const venue = await openVenue()
  const elsewhere = await venue.festival('Elsewhere')
  const writes = await watchWrites(venue)
  const callers = callersOf(venue)
  const announced = announcements(venue)
  for (const proofs of parts) {
    for (const row of ROWS) {
      const proof = proofs[callOf(row)]?.[row.variant]
      if (!proof) continue
      const { stage, ...about } = typeof proof === 'function' ? { stage: proof } : proof
      const stages = stagesOf(venue, elsewhere, stage)
      for (const it of casesOf(row, about)) {
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
  }
  test('what the rows of these calls say that they change is announced by one of the cases', () =>
    expect(announced.silent()).toEqual([]))
}

const tables = new Map(CALLS.map((call) => [callOf({ ...call, path: inTable(call.path) }), call]))

type Announced = ReturnType<typeof announcements>

/** Hears what calls announce, and compares it with what their rows say. */
function announcements({ app }: Venue) {
  const announce = vi.spyOn(app.live, 'announce')
  const heard = new Map<Call, Set<LiveKind>>()
  return {
    async during<T>(row: Row, act: () => Promise<T>) {
      announce.mockClear()
      const done = await act()
      const call = tables.get(callOf(row))
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
