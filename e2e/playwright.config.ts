import { defineConfig, devices } from '@playwright/test'

/** Chromium in a container, as root and without a network, must not try to be at home on a desktop. */
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
  testDir: 'stories',
  outputDir: '../test-results',
  globalSetup: './support/start-product.ts',
  // One more than the cores of a small machine: stories wait for cameras and clocks, too.
  workers: 3,
  fullyParallel: true,
  forbidOnly: true,
  timeout: 90_000,
  expect: { timeout: 10_000 },
  reporter: 'list',
  use: {
    ...devices['Desktop Chrome'],
    viewport: { width: 1280, height: 800 },
    // Fog that drifts before nobody costs half of a small machine, and a smooth scroll moves what is to be clicked.
    contextOptions: { reducedMotion: 'reduce' },
    // A recording of everything takes a fifth of the time; --trace on makes one.
    screenshot: 'only-on-failure',
    launchOptions: { executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium', args },
  },
})
