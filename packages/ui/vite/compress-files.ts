import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'
import type { Plugin } from 'vite'

const TEXTS = /\.(js|css|svg|wasm)$/
const KINDS = { br: promisify(brotliCompress), gz: promisify(gzip) }

/** Lays each text of the client beside itself as small as it gets, so that the server need not press it at every visit. */
export const compressFiles = (): Plugin => ({
  name: 'compress-files',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  async writeBundle({ dir = '' }, bundle) {
    const files = Object.keys(bundle).filter((file) => TEXTS.test(file))
    await Promise.all(files.map((file) => compress(join(dir, file))))
  },
})

async function compress(path: string) {
  const text = await readFile(path)
  for (const [kind, squeeze] of Object.entries(KINDS)) await writeFile(`${path}.${kind}`, await squeeze(text))
}
