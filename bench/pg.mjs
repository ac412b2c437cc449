import { createRequire } from 'node:module'

/** The very driver that the server uses, so that a difference is never the driver's. */
export const pg = createRequire(new URL('../apps/server/package.json', import.meta.url))('pg')
