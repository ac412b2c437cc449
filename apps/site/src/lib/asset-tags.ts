import type { Build, Manifest } from '@nightshift/shared/public-site/rendered'

const ENTRY = 'src/main.tsx'

/**
 * The styles of these sources, inlined: the first paint waits for nothing else. The links stay, disabled: by them the code
 * knows that it need not fetch the styles again. In development, Vite brings the styles with the code.
 */
export function styleTags(build: Build, sources: string[]) {
  if (!build) return ''
  const chunks = chunksOf(build.manifest, [ENTRY, ...sources])
  const files = new Set(chunks.flatMap(({ css = [] }) => css.map((file) => `/${file}`)))
  return [...files]
    .map((href) => `<style>${build.styles.get(href)}</style><link rel="stylesheet" disabled href="${href}">`)
    .join('')
}

/** The code that hydrates the page. Low priority: the page is complete before it runs, so its pictures go first. */
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

/** The chunks of these sources with everything that they import, each after its imports. */
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
