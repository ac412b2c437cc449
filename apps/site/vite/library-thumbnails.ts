import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'

const ART = join(import.meta.dirname, '../src/pages/art')

/** The smallest WebP of each picture, by the name of the picture. */
function smallestFiles() {
  const smallest = new Map<string, { width: number; file: string }>()
  for (const file of readdirSync(ART)) {
    const [, name, digits] = /^(.+)-(\d{3,4})\.webp$/.exec(file) ?? []
    if (!name) continue
    const width = Number(digits)
    if (width < (smallest.get(name)?.width ?? Infinity)) smallest.set(name, { width, file })
  }
  return smallest
}

/**
 * Serves each picture of the library as `/library/<name>.webp`. The office shows them when a picture is chosen, and does
 * not know the hashed names of this build.
 */
export const libraryThumbnails = (): Plugin => ({
  name: 'library-thumbnails',
  applyToEnvironment: ({ name }) => name === 'client',
  generateBundle() {
    for (const [name, { file }] of smallestFiles())
      this.emitFile({
        type: 'asset',
        fileName: `library/${name}.webp`,
        source: readFileSync(join(ART, file)),
      })
  },
  configureServer({ middlewares }) {
    middlewares.use((request, response, next) => {
      const [, name = ''] = /^\/library\/([\w-]+)\.webp$/.exec(request.url ?? '') ?? []
      const path = join(ART, smallestFiles().get(name)?.file ?? '')
      if (!name || !path.endsWith('.webp') || !existsSync(path)) return next()
      response.writeHead(200, { 'content-type': 'image/webp' }).end(readFileSync(path))
    })
  },
})
