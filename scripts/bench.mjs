import { fileURLToPath } from 'node:url'
import { prepare } from './prepare.mjs'

// npm run bench            measures, prints the table and writes docs/benchmarks.md
// npm run bench -- quick   a rough table in a few minutes, printed only
process.chdir(fileURLToPath(new URL('..', import.meta.url)))
await prepare()
await import('../bench/run.mjs')
