import { mkdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { temporaryFolder } from '../../bench/leftovers.mjs'
import { call, freePort, signIn } from '../api.mjs'
import { execute } from '../machines/commands.mjs'
import { holds, leftOut, noted } from '../rows.mjs'
import { execForm, parseDockerfile } from './dockerfile.mjs'
import { launch, makeBase, missingHere } from './roots.mjs'
import { buildContext, runStage } from './stages.mjs'

const HEALTHY_MS = 120_000
const ADA = {
  firstName: 'Ada',
  lastName: 'Blackwood',
  username: 'ada',
  password: 'moor and more',
  festivalName: 'Dreadmoor',
  timeZone: 'America/New_York',
  hostName: 'localhost',
  season: {
    opensAt: '2027-09-10T23:00:00.000Z',
    weekends: 7,
    extraNights: [],
    shiftStart: '17:00',
    shiftEnd: '01:00',
  },
}

async function prove() {
  const missing = await missingHere()
  if (missing) return [leftOut('the image', missing)]
  const { root, image, steps } = await buildImage()
  const { stdout } = await execute('du', ['-sm', join(root, 'app')])
  return [
    noted('instructions of the Dockerfile that ran', steps),
    noted('size of /app', Number.parseInt(stdout, 10), 'MB'),
    ...(await useImage(root, image)),
  ]
}

/** Runs every stage in a root of its own. Returns the last one. */
async function buildImage() {
  const folder = await temporaryFolder('prove-image')
  const context = join(folder, 'context')
  await buildContext(context)
  const stages = parseDockerfile(await readFile('Dockerfile', 'utf8'))
  const base = join(folder, 'base')
  await makeBase(base, stages[0].image)
  const rootOf = (name) => join(folder, name)
  let steps = 0
  let image
  for (const stage of stages) {
    if (stage.image !== stages[0].image)
      throw new Error(`${stage.image} is not the image of the other stages.`)
    await execute('cp', ['--archive', '--reflink=auto', base, rootOf(stage.as ?? 'final')])
    image = await runStage(stage, rootOf(stage.as ?? 'final'), { context, rootOf })
    steps += image.ran
  }
  return { root: rootOf('final'), image, steps }
}

/** Starts CMD as `docker run --read-only --tmpfs /tmp` does, uses it, and stops it. */
async function useImage(root, { env, cwd, user, ...image }) {
  const volume = await temporaryFolder('prove-volume')
  await mkdir(join(root, image.VOLUME), { recursive: true })
  await execute('chown', [user, volume])
  const PORT = String(await freePort())
  const settings = { cwd, user, env: { ...env, PORT }, volume, readOnly: true }
  const begun = performance.now()
  const server = launch(root, settings, execForm(image.CMD))
  const healthy = () => launch(root, settings, execForm(image.HEALTHCHECK)).ended
  while ((await healthy()) !== 0) {
    if (performance.now() - begun > HEALTHY_MS) throw new Error(`It is not healthy: ${server.run.output}`)
    await sleep(500)
  }
  const seconds = (performance.now() - begun) / 1000
  const pid = await server.pid()
  const mounts = await readFile(`/proc/${pid}/mountinfo`, 'utf8')
  const status = await readFile(`/proc/${pid}/status`, 'utf8')
  const page = await firstNight(Number(PORT), /with the code (\S+)/.exec(server.run.output)[1])
  process.kill(pid, image.STOPSIGNAL)
  const code = await server.ended
  return [
    noted('HEALTHCHECK passes after', seconds, 's'),
    holds(`CMD runs as the user ${user}, who is not root`, !/^Uid:.*\b0\b/m.test(status)),
    holds('its root is mounted read-only', / \/ (ro|ro,\S*) /.test(mounts)),
    holds('a first run makes an account, which signs in', page.signedIn),
    holds('the home page is served', page.status === 200 && page.text.includes('<h1')),
    holds(`${image.STOPSIGNAL} ends it with 0`, code === 0),
  ]
}

/** From the first-run page to the public home page. */
async function firstNight(port, code) {
  const done = await call(port, '/api/first-run', { method: 'POST', body: { ...ADA, code } })
  const cookie = await signIn(port, ADA.username, ADA.password)
  const { status, text } = await call(port, '/', { headers: { host: 'localhost' } })
  return { signedIn: done.status === 200 && cookie.includes('FM_TOKEN'), status, text }
}

export const packageProof = {
  title: 'The container image',
  what: 'The instructions of the Dockerfile, read from it and run in its order without Docker: each stage in a chroot with its own mount and process namespaces, made of Debian’s packages (debootstrap) and a Node of the Dockerfile’s version from the registry of npm. Then CMD as the image’s user, with the root remounted read-only, a tmpfs at /tmp and a volume at /data, until HEALTHCHECK exits with 0.',
  long: true,
  apart: true,
  prove,
}
