import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { PublicConfigEntry } from '@nightshift/shared/festivals/contract'

const WEB = join(import.meta.dirname, '../../../../web/dist')
export const CLIENT_FOLDER = join(WEB, 'client')

type Visit = { host: string; publicConfig: PublicConfigEntry[] }
type Rendered = { status: 200; html: string; head: string } | { status: 302; location: string }
type Render = (url: string, site: Visit & { manifest: unknown }) => Promise<Rendered>

/** The built web app: its shell, its manifest, and the function that renders a page into the shell. */
export async function loadSite() {
  const shell = await readFile(join(CLIENT_FOLDER, 'index.html'), 'utf8')
  const manifest: unknown = JSON.parse(await readFile(join(CLIENT_FOLDER, '.vite/manifest.json'), 'utf8'))
  const { render }: { render: Render } = await import(pathToFileURL(join(WEB, 'server/entry-server.js')).href)
  return {
    render: async (url: string, visit: Visit) => {
      const page = await render(url, { ...visit, manifest })
      return page.status === 302 ? page : { status: 200 as const, document: fill(shell, page) }
    },
  }
}

/** Functions as replacements: a `$` in a text must stay what it is. */
const fill = (shell: string, { head, html }: { head: string; html: string }) =>
  shell.replace('<!--app-head-->', () => head).replace('<!--app-html-->', () => html)
