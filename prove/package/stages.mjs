import { existsSync } from 'node:fs'
import { cp, mkdir, readFile } from 'node:fs/promises'
import { join, posix } from 'node:path'
import { execute } from '../machines/commands.mjs'
import { assignments } from './dockerfile.mjs'
import { copy, launch, lendNetwork } from './roots.mjs'

/** The files that Docker would get: those of the repository without what .dockerignore names. */
export async function buildContext(folder) {
  const args = ['ls-files', '-z', '--cached', '--others', '--exclude-standard']
  const { stdout } = await execute('git', args, { maxBuffer: 2 ** 26 })
  const ignored = (await readFile('.dockerignore', 'utf8')).split('\n').filter(Boolean)
  // Patterns with `**/` name what git ignores as well.
  const isIgnored = (file) => ignored.some((name) => file === name || file.startsWith(`${name}/`))
  for (const file of stdout.split('\0').filter((name) => name && existsSync(name) && !isIgnored(name))) {
    await cp(file, join(folder, file))
  }
}

/** Runs the instructions of a stage in its root, in order. Returns what the image says about itself. */
export async function runStage({ instructions }, root, { context, rootOf }) {
  const image = { env: {}, cwd: '/', user: '0:0', ran: 0 }
  for (const { name, flags, text, line } of instructions) {
    if (name === 'WORKDIR') {
      image.cwd = text
      await mkdir(join(root, text), { recursive: true })
    } else if (name === 'ENV') Object.assign(image.env, assignments(text))
    else if (name === 'COPY') await copyInto(root, image.cwd, text, flags.from ? rootOf(flags.from) : context)
    else if (name === 'USER') image.user = await idsOf(root, text)
    else if (name === 'RUN') await run(root, image, text)
    else if (['CMD', 'HEALTHCHECK', 'STOPSIGNAL', 'VOLUME'].includes(name)) image[name] = text
    else if (name !== 'EXPOSE') throw new Error(`The proof does not know ${line}.`)
    image.ran += 1
  }
  return image
}

async function copyInto(root, cwd, text, source) {
  const words = text.split(/\s+/)
  const target = words.pop()
  const intoFolder = target.endsWith('/') || words.length > 1
  for (const word of words)
    await copy(join(source, word), join(root, posix.resolve(cwd, target)), { intoFolder })
}

async function run(root, { env, cwd, user }, text) {
  const network = await lendNetwork(root)
  const { run: running, ended } = launch(root, { user, cwd, env: { HOME: '/root', ...network, ...env } }, [
    '/bin/sh',
    '-c',
    text,
  ])
  const code = await ended
  if (code !== 0) throw new Error(`RUN ${text} ended with ${code}: ${running.output.slice(-600)}`)
}

/** The numbers of a user in the root, as chroot takes them. */
async function idsOf(root, name) {
  const users = (await readFile(join(root, 'etc/passwd'), 'utf8')).split('\n').map((line) => line.split(':'))
  const [, , uid, gid] = users.find(([one]) => one === name)
  return `${uid}:${gid}`
}
