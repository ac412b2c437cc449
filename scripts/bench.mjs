import { fileURLToPath } from 'node:url'
import { prepare } from './prepare.mjs'

// npm run bench            measures, prints the table and writes docs/benchmarks.md
// npm run bench -- quick   a rough table in a few minutes, printed only
// npm run bench -- decode  reads badges in nine frames, and writes its section of docs/benchmarks.md
process.chdir(fileURLToPath(new URL('..', import.meta.url)))
await prepare()
await import(process.argv.includes('decode') ? '../bench/decode/run.mjs' : '../bench/run.mjs')
