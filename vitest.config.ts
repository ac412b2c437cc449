import { defineConfig } from 'vitest/config'
import { ByEnvironment } from './packages/ui/vite/by-environment.ts'

export default defineConfig({
  test: {
    // By itself it leaves a core to whoever is watching; half of a small machine.
    maxWorkers: '100%',
    sequence: { sequencer: ByEnvironment },
    // jsdom lays nothing out: Mantine finds nothing to focus in a menu, and prints the whole of it.
    onConsoleLog: (text) => !text.startsWith('[@mantine/hooks/use-focus-trap]'),
    // Short files last, so that all workers end at the same time.
    projects: [
      { test: { name: 'structure', root: 'scripts', include: ['*.test.mjs'], isolate: false } },
      'apps/server',
      'apps/office',
      'apps/site',
      'apps/kiosk',
      'packages/demo',
      'packages/ui',
      'packages/shared',
    ],
  },
})
