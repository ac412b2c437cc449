import { createRequire } from 'node:module'
import { dirname } from 'node:path'

/** The folder of a package of this repository. Resolved by name, because bundling changes the paths of modules. */
export const packageFolder = (name: 'server' | 'site' | 'office' | 'kiosk') =>
  dirname(createRequire(import.meta.url).resolve(`@nightshift/${name}/package.json`))
