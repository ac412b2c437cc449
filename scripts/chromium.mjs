import { existsSync } from 'node:fs'
import { run } from './run.mjs'

const SYSTEM = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'].map(
  (name) => `/usr/bin/${name}`,
)

/** A Chromium for the browser tests: one that is here, or the first of three that this machine lets us install. */
export async function findChromium() {
  return (await present()) ?? (await installed())
}

async function present() {
  const { chromium } = await import('@playwright/test')
  return [process.env.CHROMIUM_PATH, ...SYSTEM, chromium.executablePath()].find(
    (path) => path && existsSync(path),
  )
}

async function installed() {
  process.stdout.write('Installing Chromium for the browser tests …\n')
  const ways = [
    () => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get') && aptInstall(),
    () =>
      run(process.execPath, ['node_modules/@playwright/test/cli.js', 'install', 'chromium'], { quiet: true }),
  ]
  for (const way of ways) {
    await way()
    const found = await present()
    if (found) return found
  }
  return fromPackage()
}

async function aptInstall() {
  await run('apt-get', ['update', '-qq'], { quiet: true })
  await run('apt-get', ['install', '-y', '-qq', 'chromium'], {
    quiet: true,
    env: { DEBIAN_FRONTEND: 'noninteractive' },
  })
}

/** A Chromium inside a package: needs the registry only. */
async function fromPackage() {
  const code = await run(
    'npm',
    ['install', '--no-save', '--no-audit', '--no-fund', '@sparticuz/chromium@147'],
    { quiet: true },
  )
  if (code !== 0) return undefined
  const { default: chromium } = await import('@sparticuz/chromium')
  return chromium.executablePath()
}
