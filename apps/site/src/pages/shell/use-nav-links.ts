import { useBrand } from '../../features/content/use-content.ts'
import { usePageData } from '../../lib/page-data.ts'
import { sectionHref } from '../../lib/section-href.ts'
import { SITE } from '../site.texts.ts'

/** The links to the sections of the home page. */
export function useNavLinks() {
  const { pathname } = usePageData()
  return useBrand().nav.map(({ id, label = SITE.sections[id] ?? id }) => ({
    href: sectionHref(`#${id}`, pathname),
    label,
  }))
}
