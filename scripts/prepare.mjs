import { createHash } from 'node:crypto'
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statfsSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { run } from './run.mjs'

const MEGABYTE = 2 ** 20
/** The disk space of packages, builds and an empty database. */
const NEEDED_MB = 700

// When this is imported: the scripts themselves use what older versions lack.
checkNode()

/** Installs and builds what is missing or has changed. Plain Node: it runs before anything is installed. */
export async function prepare() {
  await step('Installing packages', 'node_modules/.installed', manifests(), installPackages)
  await build()
}

/** Builds what is missing or has changed. */
export async function build() {
  await Promise.all([
    step('Building the server', 'apps/server/dist/.built', sources('packages', 'apps/server'), () =>
      runTool('apps/server', 'rolldown/bin/cli.mjs', '-c', 'rolldown.config.mjs'),
    ),
    ...['site', 'office', 'kiosk'].map((app) =>
      step(
        `Building the ${app}`,
        `apps/${app}/dist/.built`,
        sources('packages/shared', 'packages/ui', `apps/${app}`),
        () => runTool(`apps/${app}`, 'vite/bin/vite.js', 'build'),
      ),
    ),
  ])
}

function checkNode() {
  if (isSupported(process.versions.node)) return
  stop(
    `Nightshift needs Node 20.19, 22.13 or 24, or a later version of these; this is ${process.versions.node}.`,
  )
}

/** Versions without `require` of ES modules do not work, and no package names those of odd numbers before 24. */
export function isSupported(version) {
  const [major = 0, minor = 0] = version.split('.').map(Number)
  return major >= 24 || (major === 22 && minor >= 13) || (major === 20 && minor >= 19)
}

/** Build cache: skips the work when the stamp has the digest of the same files. */
async function step(title, stamp, files, work) {
  const digest = digestOf(files)
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === digest) return
  process.stdout.write(`${title} …\n`)
  const begun = Date.now()
  if ((await work()) !== 0) stop(freeMegabytes() < 50 ? noSpace() : `${title} failed.`)
  try {
    mkdirSync(dirname(stamp), { recursive: true })
    // Digest again: npm install may rewrite the lock file.
    writeFileSync(stamp, digestOf(files))
  } catch (error) {
    stop(error.code === 'ENOSPC' ? noSpace() : `${title} failed: ${error.message}`)
  }
  process.stdout.write(`${title}: ${((Date.now() - begun) / 1000).toFixed(0)} s\n`)
}

function stop(sentence) {
  process.stderr.write(`${sentence}\n`)
  process.exit(1)
}

function freeMegabytes() {
  const { bavail, bsize } = statfsSync('.')
  return (bavail * bsize) / MEGABYTE
}

const noSpace = () => `There is no space left on this disk: free about ${NEEDED_MB} MB and start again.`

async function installPackages() {
  // Asking whether npm's cache is current takes a sixth of the time. It may be older than the lock file: then without it.
  let code = await npmInstall(['--prefer-offline'], { silent: true })
  if (code !== 0) code = await npmInstall()
  if (code === 0) checkBinaries()
  return code
}

function npmInstall(more = [], options = {}) {
  // `install`, not `ci`: newer versions of npm refuse a lock file without the optional binaries of other platforms.
  const args = [
    'install',
    '--no-audit',
    '--no-fund',
    '--include=dev',
    '--include=optional',
    // Some packages name newer versions of Node than they need.
    '--engine-strict=false',
    '--loglevel=error',
    ...more,
  ]
  const npm = process.env.npm_execpath
  return npm?.endsWith('.js')
    ? run(process.execPath, [npm, ...args], options)
    : run('npm', args, { ...options, shell: process.platform === 'win32' })
}

/** Checks packages that need a binary for this platform. The database reports its own. */
function checkBinaries() {
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8'))
  const fits = ({ os, cpu }) => (!os || os.includes(process.platform)) && (!cpu || cpu.includes(process.arch))
  for (const name of ['rolldown', 'lightningcss', 'sharp', '@node-rs/argon2']) {
    const binaries = Object.keys(packages[`node_modules/${name}`].optionalDependencies)
      .map((binary) => `node_modules/${binary}`)
      .filter((path) => packages[path]?.cpu && fits(packages[path]))
    if (binaries.some((path) => existsSync(path))) continue
    stop(
      binaries.length
        ? `npm left out the binary of ${name}: remove node_modules and start again, with optional packages allowed.`
        : `${name} has no binary for ${process.platform} on ${process.arch}: Nightshift runs on Linux, macOS and Windows, on x64 and arm64.`,
    )
  }
}

const runTool = (folder, script, ...args) =>
  run(process.execPath, [`../../node_modules/${script}`, ...args], { quiet: true, cwd: folder })

function digestOf(files) {
  const hash = createHash('sha256').update([process.version, process.platform, process.arch].join())
  for (const file of files) if (existsSync(file)) hash.update(file).update(readFileSync(file))
  return hash.digest('hex')
}

function manifests() {
  const workspaces = ['packages', 'apps'].flatMap((folder) =>
    readdirSync(folder).map((name) => join(folder, name)),
  )
  return ['package-lock.json', ...['.', 'e2e', ...workspaces].map((folder) => join(folder, 'package.json'))]
}

export function sources(...folders) {
  return ['package-lock.json', 'tsconfig.base.json', ...folders.flatMap((folder) => filesBelow(folder))]
}

function filesBelow(folder) {
  return readdirSync(folder)
    .filter((name) => !['dist', 'node_modules'].includes(name) && !name.startsWith('.'))
    .map((name) => join(folder, name))
    .flatMap((path) => (statSync(path).isDirectory() ? filesBelow(path) : [path]))
    .sort()
}
