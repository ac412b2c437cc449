import { join } from 'node:path'
import { installYardstick } from './install.mjs'

/** Installs LoopBack in a temporary folder. Returns the server's script, or undefined where that fails. */
export async function installLoopback() {
  const folder = await installYardstick('loopback')
  return folder && join(folder, 'server.mjs')
}
