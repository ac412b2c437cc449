import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { prepare } from './prepare.mjs'

// `npm start` runs the server; `npm run create-admin` and its like run a command on the same build.
const [command] = process.argv.slice(2)
process.chdir(fileURLToPath(new URL('..', import.meta.url)))
// The environment takes precedence.
if (existsSync('.env')) process.loadEnvFile('.env')
await prepare()
await import(command ? `../apps/server/dist/commands/${command}.js` : '../apps/server/dist/main.js')
