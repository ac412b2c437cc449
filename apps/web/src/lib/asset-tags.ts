/** The part of Vite's manifest that is read here. */
export type Manifest = Record<string, { file: string; css?: string[]; imports?: string[] }>

/** Stylesheet and modulepreload tags for these sources, so that they load with the page; code is optional. */
export function assetTags(manifest: Manifest, sources: string[], { code = true } = {}) {
  const keys = new Set<string>()
  for (const source of sources) collect(manifest, source, keys)
  const chunks = [...keys].map((key) => manifest[key]!)
  const styles = new Set(chunks.flatMap(({ css = [] }) => css))
  return [
    ...[...styles].map((file) => `<link rel="stylesheet" crossorigin href="/${file}">`),
    ...(code ? chunks : []).map(({ file }) => `<link rel="modulepreload" crossorigin href="/${file}">`),
  ].join('')
}

function collect(manifest: Manifest, key: string, found: Set<string>) {
  const chunk = manifest[key]
  if (!chunk) throw new Error(`The build has no ${key}`)
  // The entry is in the shell already.
  if (found.has(key) || key === 'index.html') return
  for (const imported of chunk.imports ?? []) collect(manifest, imported, found)
  found.add(key)
}
