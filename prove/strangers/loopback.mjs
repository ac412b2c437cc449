import { readFile } from 'node:fs/promises'
import { isDeepStrictEqual } from 'node:util'
import { installLoopback } from '../../bench/loopback.mjs'
import { startServer } from '../../bench/servers.mjs'
import { call, signIn, startApi } from '../api.mjs'
import { connect, emptyDatabase, fillVenue, PASSWORD } from '../database.mjs'
import { atLeast, holds, leftOut, noted } from '../rows.mjs'

const title = 'Filters, asked of a real LoopBack 4'
const what =
  'The query shapes of bench/loopback/shapes.json are asked of LoopBack 4 on the same rows: documented REST spellings, converted values, JSON. Whole answers are compared. Where ours differ on purpose, the table says why.'

const TABLE = new URL('../../bench/loopback/shapes.json', import.meta.url)

async function prove() {
  const script = await installLoopback()
  if (!script) return [leftOut('the comparison', 'npm does not have LoopBack 4, or cannot be reached')]
  const { rows, shapes } = JSON.parse(await readFile(TABLE, 'utf8'))
  const url = await emptyDatabase()
  await fillVenue(url, 0)
  const client = await connect(url)
  // LoopBack knows no festivals, so the rows of the table are the only ones.
  for (const statement of ['delete from positions', 'delete from events', ...rows])
    await client.query(statement)
  await client.end()
  const loopback = await startServer('LoopBack', script, url)
  const api = await startApi(url)
  const cookie = await signIn(api.port, 'manager', PASSWORD)

  const agreed = []
  const wrong = []
  for (const [path, query, expected, { differs, keys } = {}] of Object.values(shapes).flat()) {
    const address = `${path}?${encoded(query)}`
    const [ours, theirs] = await Promise.all([
      asked(api.port, address, cookie),
      asked(loopback.port, address, cookie),
    ])
    const isExpected = expected === 'refused' ? ours.status === 400 : isAnswer(ours, expected, keys)
    const isSame = isDeepStrictEqual(ours.answer, theirs.answer)
    // A difference that is gone is told too, so that the table stays true.
    const isRight = isExpected && (expected === 'refused' || isSame !== Boolean(differs))
    if (isRight && isSame) agreed.push(address)
    if (!isRight) wrong.push(`${path} ${query}`)
  }
  await api.end('SIGTERM')
  const others = Object.values(shapes).flat().length - agreed.length - wrong.length
  return [
    atLeast('shapes with the same answer, refusals included', agreed.length, 80),
    noted('shapes with another answer, for a reason in the table', others),
    holds(`no other difference${wrong.length ? `: ${wrong.join(', ')}` : ''}`, !wrong.length),
  ]
}

async function asked(port, path, cookie) {
  const { status, text } = await call(port, path, { headers: { cookie } })
  return { status, answer: status === 200 ? JSON.parse(text) : undefined }
}

function isAnswer({ answer }, expected, keys) {
  if (typeof expected === 'number') return answer?.count === expected
  if (!Array.isArray(answer)) return false
  const isShown = !keys || isDeepStrictEqual(Object.keys(answer[0]), keys)
  return (
    isShown &&
    isDeepStrictEqual(
      answer.map(({ id }) => id),
      expected,
    )
  )
}

/** The table has the queries as people write them. */
function encoded(query) {
  const pairs = query.split('&').filter(Boolean)
  return pairs.map((pair) => pair.replace(/=(.*)$/, (_, value) => `=${encodeURIComponent(value)}`)).join('&')
}

export const loopback = { title, what, prove, apart: true }
