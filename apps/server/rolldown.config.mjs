import { readdirSync } from 'node:fs'
import { defineConfig } from 'rolldown'

const named = (folder, names) => names.map((name) => [name, `${folder}/${name}.ts`])
const commands = readdirSync(new URL('src/commands', import.meta.url))
  .filter((file) => /^(backup|restore|upgrade-check|create-.*)\.ts$/.test(file))
  .map((file) => `commands/${file.replace('.ts', '')}`)

// What is started, and what benchmarks, proofs and development call directly.
const input = Object.fromEntries([
  ...named('src', ['main', ...commands]),
  ...named('src', [
    'platform/password',
    'platform/database/embedded/embedded',
    'platform/database/migrate',
    'platform/database/embedded/postgres-programs',
    'platform/database/embedded/postgres-runner',
    'platform/config',
    'domains/site/pages/apps',
  ]),
  ...named('../../packages/shared/src', ['kiosk/badge']),
])

/** One bundle: Node reads a few files instead of a thousand. Packages with native binaries or files of their own stay outside. */
export default defineConfig({
  input,
  platform: 'node',
  external: ['sharp', '@node-rs/argon2', '@fastify/swagger-ui', 'pg-native'],
  output: {
    dir: 'dist',
    format: 'esm',
    cleanDir: true,
    chunkFileNames: 'chunks/[name]-[hash].js',
    // A text with a letter beyond Latin-1 takes two bytes for each of its letters in memory.
    charset: 'ascii',
    comments: { legal: true, annotation: false, jsdoc: false },
  },
})
