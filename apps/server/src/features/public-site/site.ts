import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { PublicConfigEntry } from '@nightshift/shared/festivals/contract'
import type { SiteSettings } from '@nightshift/shared/public-site/settings'

const WEB = join(import.meta.dirname, '../../../../web/dist')
export const CLIENT_FOLDER = join(WEB, 'client')

type Visit = { origin: string; publicConfig: PublicConfigEntry[]; settings: SiteSettings; now: Date }
export type Surface = 'public' | 'checkout' | 'office' | 'lost'
type Rendered =
  | { kind: 'page'; surface: Surface; html: string; head: string }
  | { kind: 'redirect'; location: string }
  | { kind: 'file'; type: string; body: string }
  | { kind: 'nothing' }
type Render = (url: string, site: Visit & { manifest: unknown }) => Promise<Rendered>

/** The built web app: its shell, its manifest, and the function that says what stands at an address. */
export async function loadSite() {
  const shell = await readFile(join(CLIENT_FOLDER, 'index.html'), 'utf8')
  const manifest: unknown = JSON.parse(await readFile(join(CLIENT_FOLDER, '.vite/manifest.json'), 'utf8'))
  const { render }: { render: Render } = await import(pathToFileURL(join(WEB, 'server/entry-server.js')).href)
  return {
    render: (url: string, visit: Visit) => render(url, { ...visit, manifest }),
    document: ({ surface, head, html }: { surface: Surface; head: string; html: string }) =>
      fill(surface === 'lost' ? withoutCode(shell) : shell, head, html),
  }
}

/** Functions as replacements: a `$` in a text must stay what it is. */
const fill = (shell: string, head: string, html: string) =>
  shell.replace('<!--app-head-->', () => head).replace('<!--app-html-->', () => html)

const withoutCode = (shell: string) =>
  shell.replaceAll(/<script type="module"[^>]*><\/script>|<link rel="modulepreload"[^>]*>/g, '')
