import { fileURLToPath } from 'node:url'
import { build } from './prepare.mjs'

// Builds the server and the apps with the packages that are installed.
process.chdir(fileURLToPath(new URL('..', import.meta.url)))
await build()
