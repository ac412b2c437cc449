import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chmod, copyFile, cp, mkdir, readFile, symlink } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { leave } from '../../bench/leftovers.mjs'
import { execute } from '../machines/commands.mjs'
import { NPM } from '../machines/node-with-npm.mjs'
import { nodeFromRegistry, unpack } from '../registry.mjs'

/** What this machine lacks for the proof; nothing when it can run. */
export async function missingHere() {
  if (process.platform !== 'linux' || process.getuid() !== 0) return 'it takes root on Linux'
  const found = (program) => execute('sh', ['-c', `command -v ${program}`]).catch(() => undefined)
  for (const program of ['debootstrap', 'unshare', 'chroot']) {
    if (!(await found(program))) return `there is no program ${program}`
  }
  const mounts = await execute('unshare', ['--mount', '--pid', '--fork', 'true']).catch(() => undefined)
  return mounts ? undefined : 'this machine allows no namespaces'
}

/** A root like that of an official Node image: Debian's smallest installation, and Node with its npm in /usr/local. */
export async function makeBase(folder, image) {
  const [, version, suite] = /^node:(\d+)-(\w+)-slim$/.exec(image)
  await execute('debootstrap', ['--variant=minbase', suite, folder], { maxBuffer: 2 ** 26 })
  const node = await nodeFromRegistry(version)
  const npm = await unpack(`npm@${NPM[version]}`)
  if (!node || !npm) throw new Error(`Node ${version} cannot be had from the registry.`)
  const local = (path) => join(folder, 'usr/local', path)
  await copyFile(node, local('bin/node'))
  await chmod(local('bin/node'), 0o755)
  await mkdir(local('lib/node_modules'), { recursive: true })
  await cp(npm, local('lib/node_modules/npm'), { recursive: true })
  await symlink('../lib/node_modules/npm/bin/npm-cli.js', local('bin/npm'))
  await chmod(local('lib/node_modules/npm/bin/npm-cli.js'), 0o755)
}

/** Name resolution and certificates of this machine, for a RUN that downloads packages. */
export async function lendNetwork(folder) {
  await copyFile('/etc/resolv.conf', join(folder, 'etc/resolv.conf'))
  const { NODE_EXTRA_CA_CERTS: certificates } = process.env
  if (!certificates || !existsSync(certificates)) return {}
  const inside = '/tmp-certificates.pem'
  await copyFile(certificates, join(folder, inside))
  return { NODE_EXTRA_CA_CERTS: inside }
}

const MOUNTS = `
set -e
root=$1 volume=$2 read_only=$3 user=$4 cwd=$5
shift 5
mount --make-rprivate /
mount --bind "$root" "$root"
mount -t proc proc "$root/proc"
mount --rbind /dev "$root/dev"
mount -t tmpfs tmpfs "$root/tmp"
if [ -n "$volume" ]; then mount --bind "$volume" "$root/data"; fi
if [ -n "$read_only" ]; then mount -o remount,bind,ro "$root"; fi
exec chroot --userspec="$user" "$root" /bin/sh -c 'cd "$0" && exec "$@"' "$cwd" "$@"
`

/**
 * Starts a program in a root, in its own mount and process namespaces, where it is process 1 as in a container. Without
 * the environment of this process.
 */
export function launch(root, { user = '0:0', cwd = '/', env, volume = '', readOnly = false }, program) {
  const variables = Object.entries({ PATH: '/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin', ...env })
  const assigned = variables.map(([name, value]) => `${name}=${value}`)
  const inside = ['/usr/bin/env', '-i', ...assigned, ...program]
  const setUp = [root, volume, readOnly ? 'yes' : '', user, cwd]
  const child = spawn(
    'unshare',
    ['--mount', '--pid', '--fork', '--kill-child', 'sh', '-c', MOUNTS, 'sh', ...setUp, ...inside],
    { stdio: ['ignore', 'pipe', 'pipe'] },
  )
  leave(() => child.kill('SIGKILL'))
  const run = { output: '' }
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (run.output += chunk))
  const ended = new Promise((resolve) => child.once('close', (code) => resolve(code)))
  /** The pid of the program, as this machine sees it. */
  const pid = async () => Number(await readFile(`/proc/${child.pid}/task/${child.pid}/children`, 'utf8'))
  return { run, ended, pid }
}

/** Copies a file, or the contents of a folder, as COPY does. */
export async function copy(from, to, { intoFolder }) {
  const { stdout } = await execute('stat', ['--format=%F', from])
  const target = stdout.trim() !== 'directory' && intoFolder ? join(to, from.split('/').at(-1)) : to
  await mkdir(dirname(target), { recursive: true })
  await cp(from, target, { recursive: true, verbatimSymlinks: true })
}
