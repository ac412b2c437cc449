import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Build, Manifest } from '@nightshift/shared/site/public-site/rendered'
import { keepAnswer } from '../../../platform/http/kept-answers.ts'
import { packageFolder } from '../../../platform/package-folder.ts'

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

/** The thread that renders the site. */
export const RENDER_SCRIPT = join(SITE, 'server/entry-worker.js')

/** What rendering needs to know of the build; nothing without one. */
export async function loadBuild(): Promise<Build> {
  if (!FILE_FOLDERS.length) return undefined
  const manifest: Manifest = JSON.parse(await readFile(join(FOLDERS.site, '.vite/manifest.json'), 'utf8'))
  return { manifest, styles: await readStyles(manifest) }
}

/** The documents of office and kiosk, the same for everybody. */
export async function loadDocuments(headers: Record<string, string>) {
  const load = async (name: 'office' | 'kiosk') => {
    const body = await readFile(join(FOLDERS[name], 'index.html'))
    return (await keepAnswer({ type: 'text/html; charset=utf-8', headers, body })).kept
  }
  return { office: await load('office'), kiosk: await load('kiosk') }
}

async function readStyles(manifest: Manifest) {
  const files = [...new Set(Object.values(manifest).flatMap(({ css = [] }) => css))]
  const texts = files.map(
    async (file) => [`/${file}`, await readFile(join(FOLDERS.site, file), 'utf8')] as const,
  )
  return new Map(await Promise.all(texts))
}
