import { fileURLToPath } from 'node:url'
import { prepare } from './prepare.mjs'
import { clearSettings } from './settings.mjs'

// npm run bench            measures, prints the table and writes docs/benchmarks.md
// npm run bench -- quick   a rough table in a few minutes, printed only
// npm run bench -- decode  reads badges in nine frames, and writes its section of docs/benchmarks.md
// npm run bench -- offline  from a read badge to green without a network, and writes its section
// npm run bench -- night-plan  the plan of the nights beside the employee list, and writes its section
// npm run bench -- payroll  pay periods and exports beside the payroll week, and writes its section
// npm run bench -- visitors  the public pages beside a bare server, and badge scans during floods, and writes its section
// npm run bench -- start   from `npm start` to the first answer, and writes its section
// npm run bench:site       Lighthouse on the public pages, and the sizes of the home
process.chdir(fileURLToPath(new URL('..', import.meta.url)))
clearSettings()
await prepare()
const [what] = process.argv.slice(2)
const OTHERS = {
  decode: '../bench/decode/run.mjs',
  'night-plan': '../bench/night-plan/run.mjs',
  offline: '../bench/offline/run.mjs',
  payroll: '../bench/payroll/run.mjs',
  site: '../bench/site.mjs',
  start: '../bench/start/run.mjs',
  visitors: '../bench/visitors/run.mjs',
}
await import(OTHERS[what] ?? '../bench/run.mjs')
