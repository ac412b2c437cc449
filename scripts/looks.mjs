import { fileURLToPath } from 'node:url'
import { prepare } from './prepare.mjs'
import { clearSettings } from './settings.mjs'

// npm run looks -- <commit>                       what looks different since that commit, on every page
// npm run looks -- <commit> [part of an address]  only on pages whose address has that part
process.chdir(fileURLToPath(new URL('..', import.meta.url)))
clearSettings()
await prepare()
await import('../prove/looks/run.mjs')
