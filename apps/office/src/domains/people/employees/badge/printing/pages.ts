export const LAYOUTS = ['letter', 'a4', 'label'] as const
export type Layout = (typeof LAYOUTS)[number]

/** How many badges of 486 × 306 px fit on a page. */
const PER_PAGE: Record<Layout, number> = { letter: 4, a4: 4, label: 1 }

/** Splits the items into pages. */
export function pagesOf<Item>(items: Item[], layout: Layout): Item[][] {
  const size = PER_PAGE[layout]
  return Array.from({ length: Math.ceil(items.length / size) }, (_, page) =>
    items.slice(page * size, (page + 1) * size),
  )
}
