import { existsSync } from 'node:fs'
import { chmod, readdir, readFile, symlink, writeFile } from 'node:fs/promises'
import { delimiter, join } from 'node:path'
import { leave, temporaryFolder } from '../../bench/leftovers.mjs'
import { execute } from './commands.mjs'
import { nodeWithNpm } from './node-with-npm.mjs'

const isRoot = process.getuid?.() === 0
const ROOT_ONLY = 'it takes root'

/** Puts a fake program first in PATH. */
async function withProgram(name, script) {
  const folder = await temporaryFolder('prove-bin')
  await writeFile(join(folder, name), script)
  await chmod(join(folder, name), 0o755)
  return { env: { PATH: `${folder}${delimiter}${process.env.PATH}` } }
}

/** A PATH folder with links to all programs except one. */
async function withoutProgram(missing) {
  const folder = await temporaryFolder('prove-bin')
  for (const path of process.env.PATH.split(delimiter).filter((one) => existsSync(one))) {
    for (const name of await readdir(path)) {
      if (name !== missing) await symlink(join(path, name), join(folder, name)).catch(() => {})
    }
  }
  return { env: { PATH: folder } }
}

/** A mount namespace with the given /etc/passwd. */
async function withPasswd(keep) {
  const folder = await temporaryFolder('prove-passwd')
  const file = join(folder, 'passwd')
  const lines = (await readFile('/etc/passwd', 'utf8')).split('\n')
  await writeFile(file, lines.filter(keep).join('\n'))
  const prefix = ['unshare', '--mount', 'sh', '-c', `mount --bind "${file}" /etc/passwd && exec "$@"`, 'sh']
  const staged = await execute(prefix[0], [...prefix.slice(1), 'true']).then(
    () => true,
    () => false,
  )
  return staged ? { prefix } : { missing: 'this machine allows no mounts' }
}

/** An unprivileged user with a home folder: `nobody` when run by root, otherwise the current user. */
async function ordinaryUser() {
  if (!isRoot) return {}
  const lines = (await readFile('/etc/passwd', 'utf8')).split('\n').map((line) => line.split(':'))
  const nobody = lines.find(([name]) => name === 'nobody')
  if (!nobody) return { missing: 'there is no user nobody' }
  const user = { uid: Number(nobody[2]), gid: Number(nobody[3]) }
  const own = (path) => execute('chown', ['-R', `${user.uid}:${user.gid}`, path])
  const home = await temporaryFolder('prove-home')
  await own(home)
  return { user, own, env: { HOME: home, USER: 'nobody' } }
}

async function smallDisk() {
  if (!isRoot) return { missing: ROOT_ONLY }
  const place = await temporaryFolder('prove-disk')
  const mounted = await execute('mount', ['-t', 'tmpfs', '-o', 'size=150m', 'tmpfs', place]).then(
    () => true,
    () => false,
  )
  if (!mounted) return { missing: 'this machine allows no mounts' }
  leave(() => execute('umount', ['-l', place]).catch(() => {}))
  return { place, env: { npm_config_cache: join(await temporaryFolder('prove-cache'), 'npm') } }
}

const asRoot = (stage) => async () => (isRoot ? stage() : { missing: ROOT_ONLY })
const nothing = async () => ({})

/** `quick`: part of `npm test`, without a new installation. `test`: a case for `npm test` as well. `refuses`: the expected message. */
export const CASES = [
  { what: 'an ordinary user', stage: ordinaryUser, test: true },
  { what: 'root', stage: asRoot(nothing), folderMode: 0o755 },
  { what: 'root in a folder that only root can enter', stage: asRoot(nothing), test: true },
  {
    what: 'root, without a user of id 1000',
    stage: asRoot(() => withPasswd((line) => line.split(':')[2] !== '1000')),
  },
  {
    what: 'root, with only the users root and nobody',
    stage: asRoot(() => withPasswd((line) => /^(root|nobody):/.test(line))),
  },
  {
    what: 'root without the program unshare',
    stage: asRoot(() => withoutProgram('unshare')),
  },
  {
    what: 'root, user namespaces forbidden',
    quick: true,
    stage: asRoot(() => withProgram('unshare', '#!/bin/sh\necho forbidden >&2\nexit 1\n')),
    test: true,
  },
  {
    what: 'install scripts switched off (ignore-scripts)',
    stage: async () => ({ env: { npm_config_ignore_scripts: 'true' } }),
    test: true,
  },
  {
    what: 'NODE_ENV=production, without dev dependencies',
    stage: async () => ({ env: { NODE_ENV: 'production', npm_config_omit: 'dev' } }),
  },
  { what: 'a path with a space and an umlaut', stage: nothing, folderName: 'nächt lich', test: true },
  ...['20.19', '22', '24'].map((version) => ({
    what: `Node ${version} with its own npm`,
    stage: () => nodeWithNpm(version),
    test: true,
  })),
  { what: 'Node 18', stage: () => nodeWithNpm('18'), refuses: /needs Node 20\.19, .*; this is 18/ },
  { what: 'a disk with 150 MB', stage: smallDisk, refuses: /no space left on this disk/i },
]
