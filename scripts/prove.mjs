import { fileURLToPath } from 'node:url'
import { prepare } from './prepare.mjs'
import { clearSettings } from './settings.mjs'

// npm run prove                      every proof; writes docs/reliability.md
// npm run prove -- <name> …          one proof or one kind of them, and its part of that document
// npm run prove -- quick [<name> …]  in short, printed only
process.chdir(fileURLToPath(new URL('..', import.meta.url)))
clearSettings()
await prepare()
await import('../prove/run.mjs')
