import type { PageSections } from '@nightshift/shared/site/public-site/page-content'
import { useCarried } from '../../lib/page-data.ts'

/** The brand, the address and the navigation, which every page shows. */
export const useBrand = () => useCarried('content')

/** A section of the content. The server carries those that the page renders. */
export function useContent<Name extends keyof PageSections>(name: Name): PageSections[Name] {
  const section = useCarried('content').sections[name]
  if (!section) throw new Error(`The page has no content of ${name}`)
  return section
}
