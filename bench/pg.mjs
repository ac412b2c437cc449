import { createRequire } from 'node:module'

/** The driver of the server, so that no difference comes from the driver. */
export const pg = createRequire(new URL('../apps/server/package.json', import.meta.url))('pg')
