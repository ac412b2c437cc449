import type { Build, Manifest } from '@nightshift/shared/site/public-site/rendered'

const ENTRY = 'src/main.tsx'

/**
 * Inlines the critical CSS of these sources, so that the first paint waits for no request. The disabled links tell Vite's
 * loader that the styles are there; `media` keeps the preload scanner of older Chromium from requesting them. In development, scripts/dev-apps.mjs adds the links.
 */
export function styleTags(build: Build, sources: string[]) {
  if (!build) return ''
  const chunks = chunksOf(build.manifest, [ENTRY, ...sources])
  const files = new Set(chunks.flatMap(({ css = [] }) => css.map((file) => `/${file}`)))
  return [...files]
    .map(
      (href) =>
        `<style>${build.styles.get(href)}</style><link rel="stylesheet" media="not all" disabled href="${href}">`,
    )
    .join('')
}

/** The code that hydrates the page. Low fetch priority: images go first, because the page is complete without it. */
export function scriptTags(build: Build) {
  if (!build) return `<script type="module" src="/${ENTRY}"></script>`
  const [entry, ...imported] = chunksOf(build.manifest, [ENTRY]).toReversed()
  return [
    `<script type="module" fetchpriority="low" crossorigin src="/${entry!.file}"></script>`,
    ...imported.map(
      ({ file }) => `<link rel="modulepreload" fetchpriority="low" crossorigin href="/${file}">`,
    ),
  ].join('')
}

/** The chunks of these sources with their static imports, in topological order. */
function chunksOf(manifest: Manifest, sources: string[]) {
  const found = new Set<string>()
  const collect = (key: string) => {
    const chunk = manifest[key]
    if (!chunk) throw new Error(`The build has no ${key}`)
    if (found.has(key)) return
    for (const imported of chunk.imports ?? []) collect(imported)
    found.add(key)
  }
  for (const source of sources) collect(source)
  return [...found].map((key) => manifest[key]!)
}
