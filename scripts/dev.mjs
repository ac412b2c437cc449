import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { prepare } from './prepare.mjs'

// The server restarts on a change; Vite serves the three faces with hot reload and renders the site as production does.
process.chdir(fileURLToPath(new URL('..', import.meta.url)))
await prepare()

const env = { ...process.env, NODE_ENV: 'development', PORT: process.env.PORT ?? '3000' }
const start = (args, cwd) => spawn(process.execPath, args, { stdio: 'inherit', env, cwd })
const children = [
  start(['../../node_modules/rolldown/bin/cli.mjs', '-c', 'rolldown.config.mjs', '--watch'], 'apps/server'),
  start(['--watch', 'apps/server/dist/main.js']),
  start(['scripts/dev-faces.mjs']),
]
const stop = () => {
  for (const child of children) child.kill('SIGTERM')
}
process.on('SIGINT', stop).on('SIGTERM', stop)
await Promise.all(children.map((child) => new Promise((resolve) => child.once('close', resolve))))
