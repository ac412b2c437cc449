import { defineConfig, devices } from '@playwright/test'

/** Flags for Chromium in a container: as root, headless, without a network. */
const args = [
  '--no-sandbox',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-gpu',
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE *.localhost, EXCLUDE 127.0.0.1',
]

export default defineConfig({
  // In the order of their names. The longest are in across-roles and begin first: at the end they would run alone.
  testDir: 'stories',
  outputDir: '../test-results',
  globalSetup: './support/start-product.ts',
  // One more than two cores: stories also wait for cameras and timers.
  workers: 3,
  fullyParallel: true,
  forbidOnly: true,
  // Bounds for a story that hangs, not for a machine that is busy with something else.
  timeout: 300_000,
  // A story that only a second try passes is named at the end: a click can be lost on a machine that is very busy.
  retries: 1,
  expect: { timeout: 20_000 },
  reporter: 'list',
  use: {
    ...devices['Desktop Chrome'],
    viewport: { width: 1280, height: 800 },
    // Animations take half of the CPU on two cores, and smooth scrolling moves click targets.
    contextOptions: { reducedMotion: 'reduce' },
    // Without it an action that cannot be done is only known as a story that took too long.
    actionTimeout: 30_000,
    // No traces: they take a fifth of the time. Use --trace on.
    screenshot: 'only-on-failure',
    launchOptions: { executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium', args },
  },
})
