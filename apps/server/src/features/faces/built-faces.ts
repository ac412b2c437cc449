import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Manifest, Render, Visit } from '@nightshift/shared/public-site/rendered'
import { packageFolder } from '../../platform/package-folder.ts'

const SITE = join(packageFolder('site'), 'dist')
const FOLDERS = {
  site: join(SITE, 'client'),
  office: join(packageFolder('office'), 'dist'),
  kiosk: join(packageFolder('kiosk'), 'dist'),
}

/** The folders with the files that browsers load; none without a build. */
export const FILE_FOLDERS = Object.values(FOLDERS).every((folder) => existsSync(folder))
  ? Object.values(FOLDERS)
  : []

/** The folder of each asset, by the name of the asset; not of the compressed ones beside them. */
export async function assetFolders() {
  const folders = FILE_FOLDERS.map((folder) => join(folder, 'assets'))
  const named = folders.map(async (folder) => {
    const names = await readdir(folder)
    return names.filter((name) => !/\.(br|gz)$/.test(name)).map((name) => [name, folder] as const)
  })
  return new Map((await Promise.all(named)).flat())
}

/** The built faces: the function that renders the site, and the documents of office and kiosk. */
export async function loadFaces() {
  const manifest: Manifest = JSON.parse(await readFile(join(FOLDERS.site, '.vite/manifest.json'), 'utf8'))
  const build = { manifest, styles: await readStyles(manifest) }
  const entry = pathToFileURL(join(SITE, 'server/entry-server.js')).href
  const { render }: { render: Render } = await import(entry)
  return {
    renderSite: (url: string, visit: Visit) => render(url, visit, build),
    office: await readFile(join(FOLDERS.office, 'index.html'), 'utf8'),
    kiosk: await readFile(join(FOLDERS.kiosk, 'index.html'), 'utf8'),
  }
}

async function readStyles(manifest: Manifest) {
  const files = [...new Set(Object.values(manifest).flatMap(({ css = [] }) => css))]
  const texts = files.map(
    async (file) => [`/${file}`, await readFile(join(FOLDERS.site, file), 'utf8')] as const,
  )
  return new Map(await Promise.all(texts))
}
