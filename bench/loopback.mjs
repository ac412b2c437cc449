import { join } from 'node:path'
import { installYardstick } from './install.mjs'

/** Installs LoopBack in a temporary folder and answers the server's script; nothing where that is not possible. */
export async function installLoopback() {
  const folder = await installYardstick('loopback')
  return folder && join(folder, 'server.mjs')
}
