import type { Festival } from '@nightshift/shared/setup/festivals/contract'
import type { SectionName, SiteContent } from '@nightshift/shared/site/site-content/content'
import type { EditedSite } from '@nightshift/shared/site/site-content/contract'

/** The props of the form of one section: a controlled component that knows nothing of drafts and saving. */
export type EditorProps<Name extends SectionName> = {
  value: SiteContent[Name]
  onChange: (value: SiteContent[Name]) => void
  /** What is wrong with a field, by its path in the section: `list.0.name`. */
  problemAt: (path: string) => string | undefined
  festival: Festival
  site: EditedSite
}
