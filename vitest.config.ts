import { defineConfig } from 'vitest/config'
import { ByEnvironment } from './packages/ui/vite/by-environment.ts'
import { clearSettings } from './scripts/settings.mjs'

clearSettings()

export default defineConfig({
  test: {
    // By itself it leaves a core to whoever is watching; half of a small machine.
    maxWorkers: '100%',
    sequence: { sequencer: ByEnvironment },
    // jsdom lays nothing out: Mantine finds nothing to focus in a menu, and prints the whole of it.
    onConsoleLog: (text) => !text.startsWith('[@mantine/hooks/use-focus-trap]'),
    projects: [
      'packages/shared',
      'packages/demo',
      'packages/ui',
      'apps/server',
      'apps/site',
      'apps/office',
      'apps/kiosk',
      // Their tests read the whole tree: the bound is for one that hangs, not for a busy machine.
      { test: { name: 'structure', root: 'scripts', include: ['*.test.mjs'], testTimeout: 60_000 } },
    ],
  },
})
