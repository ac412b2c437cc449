const files = import.meta.glob<string>('./*-*.{avif,webp}', { eager: true, query: '?url', import: 'default' })

/** The widths in which a picture exists, as the browser chooses among them. */
export const srcSetOf = (name: string, type: 'avif' | 'webp') =>
  Object.entries(files)
    .flatMap(([path, url]) => {
      const width = path.match(new RegExp(`^\\./${name}-(\\d+)\\.${type}$`))?.[1]
      return width ? [`${url} ${width}w`] : []
    })
    .join(', ')

/** The one for browsers that choose nothing. */
export const fallbackOf = (name: string) => srcSetOf(name, 'webp').split(' ')[0]
