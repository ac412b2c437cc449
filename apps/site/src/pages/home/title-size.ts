/** The size of the page's title by its length, so that it fits beside the picture on every screen. */
export function titleSize(title: string): 'short' | 'medium' | 'long' {
  const longestWord = Math.max(...title.split(/\s+/).map(({ length }) => length))
  if (longestWord > 12) return 'long'
  return title.length <= 12 ? 'short' : title.length <= 26 ? 'medium' : 'long'
}
