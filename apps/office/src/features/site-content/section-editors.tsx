import type { SectionName } from '@nightshift/shared/site-content/content'
import { type ComponentType, lazy } from 'react'
import type { EditorProps } from './editor-props.ts'

export type AnyEditor = ComponentType<EditorProps<SectionName>>
type Editors = { [Name in SectionName]: ComponentType<EditorProps<Name>> }

/** Code splitting: the form of each section in its own chunk. */
export const SECTION_EDITORS: Editors = {
  attractions: lazy(async () => ({
    default: (await import('./editors/attractions-editor.tsx')).AttractionsEditor,
  })),
  tickets: lazy(async () => ({
    default: (await import('./editors-of-sales/tickets-editor.tsx')).TicketsEditor,
  })),
  nights: lazy(async () => ({
    default: (await import('./editors-of-sales/nights-editor.tsx')).NightsEditor,
  })),
  faq: lazy(async () => ({ default: (await import('./editors/faq-editor.tsx')).FaqEditor })),
  directions: lazy(async () => ({
    default: (await import('./editors/directions-editor.tsx')).DirectionsEditor,
  })),
  partners: lazy(async () => ({ default: (await import('./editors/partners-editor.tsx')).PartnersEditor })),
  jobs: lazy(async () => ({ default: (await import('./editors/jobs-editor.tsx')).JobsEditor })),
  policies: lazy(async () => ({ default: (await import('./editors/policies-editor.tsx')).PoliciesEditor })),
  news: lazy(async () => ({ default: (await import('./editors/news-editor.tsx')).NewsEditor })),
  notice: lazy(async () => ({
    default: (await import('./editors-of-sales/notice-editor.tsx')).NoticeEditor,
  })),
  look: lazy(async () => ({ default: (await import('./look/look-editor.tsx')).LookEditor })),
}
