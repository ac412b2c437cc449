import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { packageFolder } from './package-folder.ts'

/** The version in the root package.json, which `npm version` sets. The apps get the same one when they are built. */
export const VERSION: string = JSON.parse(
  readFileSync(join(packageFolder('server'), '../../package.json'), 'utf8'),
).version
