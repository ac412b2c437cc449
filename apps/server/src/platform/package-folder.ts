import { createRequire } from 'node:module'
import { dirname } from 'node:path'

/** Where a package of this repository lives. By name, because a bundled module does not stand where its source does. */
export const packageFolder = (name: 'server' | 'site' | 'office' | 'kiosk') =>
  dirname(createRequire(import.meta.url).resolve(`@nightshift/${name}/package.json`))
