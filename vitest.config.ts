import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    // By itself it leaves a core to whoever is watching; half of a small machine.
    maxWorkers: '100%',
    projects: [
      'packages/shared',
      'packages/demo',
      'packages/ui',
      'apps/server',
      'apps/site',
      'apps/office',
      'apps/kiosk',
      { test: { name: 'structure', root: 'scripts', include: ['*.test.mjs'] } },
    ],
  },
})
