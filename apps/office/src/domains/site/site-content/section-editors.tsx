import type { SectionName } from '@nightshift/shared/site/site-content/content'
import type { ComponentType } from 'react'
import { lazyPart } from '../../../kit/lazy/lazy-part.tsx'
import type { EditorProps } from './editor-props.ts'

export type AnyEditor = ComponentType<EditorProps<SectionName>>
type Editors = { [Name in SectionName]: ComponentType<EditorProps<Name>> }

/** Code splitting: the form of each section in its own chunk. */
export const SECTION_EDITORS: Editors = {
  attractions: lazyPart(async () => ({
    default: (await import('./editors/attractions-editor.tsx')).AttractionsEditor,
  })),
  tickets: lazyPart(async () => ({
    default: (await import('./editors/tickets-editor.tsx')).TicketsEditor,
  })),
  nights: lazyPart(async () => ({
    default: (await import('./editors/nights-editor.tsx')).NightsEditor,
  })),
  faq: lazyPart(async () => ({ default: (await import('./editors/faq-editor.tsx')).FaqEditor })),
  directions: lazyPart(async () => ({
    default: (await import('./editors/directions-editor.tsx')).DirectionsEditor,
  })),
  partners: lazyPart(async () => ({
    default: (await import('./editors/partners-editor.tsx')).PartnersEditor,
  })),
  jobs: lazyPart(async () => ({ default: (await import('./editors/jobs-editor.tsx')).JobsEditor })),
  policies: lazyPart(async () => ({
    default: (await import('./editors/policies-editor.tsx')).PoliciesEditor,
  })),
  news: lazyPart(async () => ({ default: (await import('./editors/news-editor.tsx')).NewsEditor })),
  notice: lazyPart(async () => ({
    default: (await import('./editors/notice-editor.tsx')).NoticeEditor,
  })),
  look: lazyPart(async () => ({ default: (await import('./look/look-editor.tsx')).LookEditor })),
}
