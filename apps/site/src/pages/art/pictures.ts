const files = import.meta.glob<string>('./*-*.{avif,webp}', { eager: true, query: '?url', import: 'default' })

/** The `srcset` of a picture: every width that exists. */
export const srcSetOf = (name: string, type: 'avif' | 'webp') =>
  Object.entries(files)
    .flatMap(([path, url]) => {
      const width = path.match(new RegExp(`^\\./${name}-(\\d+)\\.${type}$`))?.[1]
      return width ? [`${url} ${width}w`] : []
    })
    .join(', ')

/** The fallback `src` for browsers without srcset. */
export const fallbackOf = (name: string) => srcSetOf(name, 'webp').split(' ')[0]
