import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { PublicConfigEntry } from '@nightshift/shared/festivals/contract'
import type { SiteSettings } from '@nightshift/shared/public-site/settings'
import { packageFolder } from '../../platform/package-folder.ts'

const WEB = join(packageFolder('web'), 'dist')
export const CLIENT_FOLDER = join(WEB, 'client')

type Visit = { origin: string; publicConfig: PublicConfigEntry[]; settings: SiteSettings; now: Date }
export type Surface = 'public' | 'checkout' | 'office'
type Rendered =
  | { kind: 'page'; surface: Surface; html: string; head: string }
  | { kind: 'redirect'; location: string }
  | { kind: 'file'; type: string; body: string }
  | { kind: 'unknown' }
  | { kind: 'nothing' }
type Render = (url: string, site: Visit & { manifest: unknown }) => Promise<Rendered>

/** The built web app: its shell, its manifest, and the function that says what stands at an address. */
export async function loadSite() {
  const shell = await readFile(join(CLIENT_FOLDER, 'index.html'), 'utf8')
  const manifest: unknown = JSON.parse(await readFile(join(CLIENT_FOLDER, '.vite/manifest.json'), 'utf8'))
  const { render }: { render: Render } = await import(pathToFileURL(join(WEB, 'server/entry-server.js')).href)
  const styles = await readStyles(manifest)
  return {
    render: (url: string, visit: Visit) => render(url, { ...visit, manifest }),
    document: ({ surface, head, html }: { surface: Surface; head: string; html: string }) =>
      surface === 'office' ? fill(shell, head, html) : inlined(fill(lowered(shell), head, html), styles),
  }
}

async function readStyles(manifest: unknown) {
  const chunks = Object.values(manifest as Record<string, { css?: string[] }>)
  const files = [...new Set(chunks.flatMap(({ css = [] }) => css))]
  const texts = files.map(
    async (file) => [`/${file}`, await readFile(join(CLIENT_FOLDER, file), 'utf8')] as const,
  )
  return new Map(await Promise.all(texts))
}

/**
 * The styles of a public page stand in the page itself, so that the first paint waits for nothing else. The links stay,
 * switched off: by them the code knows that it need not fetch the styles again.
 */
const inlined = (document: string, styles: Map<string, string>) =>
  document.replaceAll(/<link rel="stylesheet" crossorigin href="([^"]+)">/g, (link, href: string) => {
    const css = styles.get(href)
    return css ? `<style>${css}</style><link rel="stylesheet" disabled href="${href}">` : link
  })

/** The page is complete before its code runs, so its pictures go first. */
const lowered = (shell: string) =>
  shell.replaceAll(/<(script type="module"|link rel="modulepreload")/g, '<$1 fetchpriority="low"')

/** Functions as replacements: a `$` in a text must stay what it is. */
const fill = (shell: string, head: string, html: string) =>
  shell.replace('<!--app-head-->', () => head).replace('<!--app-html-->', () => html)
