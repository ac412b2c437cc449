const files = import.meta.glob<string>('../pages/art/*-*.{avif,webp}', {
  eager: true,
  query: '?url',
  import: 'default',
})

/** The `srcset` of a picture of the library in each format. */
export type LibraryFiles = Record<'avif' | 'webp', string>

/** The addresses of a picture of the library in every width that exists, the smallest first. */
export const libraryFiles = (name: string): LibraryFiles => ({
  avif: srcSetOf(name, 'avif'),
  webp: srcSetOf(name, 'webp'),
})

function srcSetOf(name: string, type: 'avif' | 'webp') {
  const file = new RegExp(`/${name}-(\\d+)\\.${type}$`)
  return Object.entries(files)
    .flatMap(([path, url]) => {
      const width = Number(path.match(file)?.[1])
      return width ? [{ url, width }] : []
    })
    .sort((one, other) => one.width - other.width)
    .map(({ url, width }) => `${url} ${width}w`)
    .join(', ')
}

/** The files of the library's pictures in some content, by their names. */
export function libraryFilesIn(content: unknown): Record<string, LibraryFiles> {
  return Object.fromEntries(namesIn(content).map((name) => [name, libraryFiles(name)]))
}

function namesIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return []
  if ('name' in value && 'from' in value && value.from === 'library') return [String(value.name)]
  return Object.values(value).flatMap(namesIn)
}
