import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { run } from './run.mjs'

/** Installs and builds what is missing or has changed. Plain Node: it runs before anything is installed. */
export async function prepare() {
  checkNode()
  await step('Installing packages', 'node_modules/.installed', manifests(), installPackages)
  await step(
    'Building the server',
    'apps/server/dist/.built',
    sources('packages/shared', 'apps/server'),
    () =>
      run(process.execPath, ['node_modules/typescript/bin/tsc', '-b', 'packages/shared', 'apps/server'], {
        quiet: true,
      }),
  )
  await step('Building the site', 'apps/web/dist/.built', sources('packages/shared', 'apps/web'), () =>
    run(process.execPath, ['../../node_modules/vite/bin/vite.js', 'build'], { quiet: true, cwd: 'apps/web' }),
  )
}

function checkNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
  if (major > 20 || (major === 20 && minor >= 19)) return
  process.stderr.write(`Nightshift needs Node 20.19 or later; this is ${process.versions.node}.\n`)
  process.exit(1)
}

/** Does the work unless the stamp says that it was done on the very same files. */
async function step(title, stamp, files, work) {
  const digest = digestOf(files)
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === digest) return
  process.stdout.write(`${title} …\n`)
  const begun = Date.now()
  if ((await work()) !== 0) {
    process.stderr.write(`${title} failed.\n`)
    process.exit(1)
  }
  mkdirSync(dirname(stamp), { recursive: true })
  // Installing may write the lock file, so the digest is taken again.
  writeFileSync(stamp, digestOf(files))
  process.stdout.write(`${title}: ${((Date.now() - begun) / 1000).toFixed(0)} s\n`)
}

function installPackages() {
  // `install`, not `ci`: newer versions of npm refuse a lock file without the optional binaries of other platforms.
  const args = ['install', '--no-audit', '--no-fund', '--include=dev', '--loglevel=error']
  const npm = process.env.npm_execpath
  return npm?.endsWith('.js') ? run(process.execPath, [npm, ...args]) : run('npm', args)
}

function digestOf(files) {
  const hash = createHash('sha256').update(process.version)
  for (const file of files) if (existsSync(file)) hash.update(file).update(readFileSync(file))
  return hash.digest('hex')
}

function manifests() {
  const workspaces = ['packages', 'apps'].flatMap((folder) =>
    readdirSync(folder).map((name) => join(folder, name)),
  )
  return ['package-lock.json', ...['.', 'e2e', ...workspaces].map((folder) => join(folder, 'package.json'))]
}

function sources(...folders) {
  return ['package-lock.json', 'tsconfig.base.json', ...folders.flatMap((folder) => filesBelow(folder))]
}

function filesBelow(folder) {
  return readdirSync(folder)
    .filter((name) => !['dist', 'node_modules'].includes(name) && !/^\.|\.tsbuildinfo$/.test(name))
    .map((name) => join(folder, name))
    .flatMap((path) => (statSync(path).isDirectory() ? filesBelow(path) : [path]))
    .sort()
}
