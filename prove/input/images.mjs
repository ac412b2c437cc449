import { performance } from 'node:perf_hooks'
import { call, signIn, startApi } from '../api.mjs'
import { connect, MANAGER_ID, PASSWORD, venueDatabase } from '../database.mjs'
import { atLeast, atMost, holds, none, noted } from '../rows.mjs'
import { hostilePictures, SCRIPT } from './pictures.mjs'

const title = 'Malicious images'
const what =
  'Decompression bombs, truncated files, wrong types and images with an embedded script, each as a person’s photo and as the festival’s logo. Accepted images are re-encoded, and nothing of the script may be left in them.'

const BODY_LIMIT = 1024 * 1024
const STORED = `
  select count(*)::int as count
  from (select jpeg from user_photos union all select jpeg from festival_logos) pictures
  where position($1::bytea in jpeg) > 0`

async function prove({ random }) {
  const url = await venueDatabase(1)
  const api = await startApi(url)
  const cookie = await signIn(api.port, 'admin', PASSWORD)
  const pictures = await hostilePictures(random)
  const answers = []
  const client = await connect(url)
  let kept = 0
  for (const [name, picture] of pictures) {
    for (const [path, key] of [
      [`/api/users/${MANAGER_ID}`, 'photo'],
      ['/api/festivals/1', 'logo'],
    ]) {
      const begun = performance.now()
      const { status } = await call(api.port, path, {
        method: 'PATCH',
        headers: { cookie },
        body: { [key]: picture },
      }).catch((error) => {
        // The server closes the connection before a body over the limit is sent completely.
        if (picture.length > BODY_LIMIT) return { status: 413 }
        throw error
      })
      answers.push({ name, status, ms: performance.now() - begun })
      if (status < 300) kept += (await client.query(STORED, [Buffer.from(SCRIPT)])).rows[0].count
    }
  }
  await client.end()
  const { alive } = api
  await api.end('SIGTERM')
  const refused = answers.filter(({ status }) => [413, 422].includes(status))
  const taken = answers.filter(({ status }) => status < 300)
  const strange = answers.filter((answer) => !refused.includes(answer) && !taken.includes(answer))
  return [
    atLeast('pictures', pictures.length, 40),
    noted('responses with 413 or 422', refused.length),
    noted('accepted and re-encoded', taken.length),
    none(
      strange[0]
        ? `other responses, such as ${strange[0].name} with ${strange[0].status}`
        : 'other responses',
      strange.length,
    ),
    none('scripts in accepted images', kept),
    holds('the API process survived', alive),
    atMost('slowest response', Math.max(...answers.map(({ ms }) => ms)), 2_000, 'ms'),
  ]
}

export const images = { title, what, prove }
