import { existsSync } from 'node:fs'
import { run } from './run.mjs'

/** Without a window there is less of it to run beside the page: it saves a fifth of the stories' time. */
const LIGHT = 'chromium-headless-shell'
const WHOLE = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']

/** A Chromium for browser tests and measurements: one that is here, or the first that this machine lets us install. */
export const findChromium = async () =>
  (await present([LIGHT, ...WHOLE])) ?? (await installed([LIGHT, 'chromium']))

async function present(names) {
  const { chromium } = await import('@playwright/test')
  const system = names.map((name) => `/usr/bin/${name}`)
  return [process.env.CHROMIUM_PATH, ...system, chromium.executablePath()].find(
    (path) => path && existsSync(path),
  )
}

async function installed(names) {
  process.stdout.write('Installing Chromium for the browser tests …\n')
  const ways = [
    ...names.map(
      (name) => () => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get') && aptInstall(name),
    ),
    () =>
      run(process.execPath, ['node_modules/@playwright/test/cli.js', 'install', 'chromium'], { quiet: true }),
  ]
  for (const way of ways) {
    await way()
    const found = await present(names)
    if (found) return found
  }
  return fromPackage()
}

async function aptInstall(name) {
  await run('apt-get', ['update', '-qq'], { quiet: true })
  await run('apt-get', ['install', '-y', '-qq', name], {
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
