import type { SectionName } from '@nightshift/shared/site/site-content/content'
import type { EditedSite } from '@nightshift/shared/site/site-content/contract'
import { isBlocked, isPending, type StoredDraft } from './draft-state.ts'
import { createDraftStore, type DraftStore } from './draft-store.ts'
import { isValidSection } from './section-problems.ts'

type Server = {
  save: (section: SectionName, content: unknown, revision: number) => Promise<EditedSite>
  /** The site after a save was refused as stale; undefined for any other failure. */
  siteAfter: (error: unknown) => Promise<EditedSite | undefined>
  whyNotSaved: (error: unknown) => string
}

export type SiteDrafts = ReturnType<typeof createSiteDrafts>

function storedDraft(site: EditedSite, section: SectionName): StoredDraft {
  const { revision, editedBy, editedAt } = site.sections.find(({ name }) => name === section)!
  return { content: site.draft[section], revision, editedBy, editedAt }
}

/** The drafts of all sections that were opened. They outlive the editors, so that nothing is lost between sections. */
export function createSiteDrafts(site: EditedSite, { save, siteAfter, whyNotSaved }: Server) {
  const stores = new Map<SectionName, DraftStore>()
  const listeners = new Set<() => void>()
  let latest = site

  const open = (section: SectionName) =>
    createDraftStore({
      stored: storedDraft(latest, section),
      isValid: (content) => isValidSection(section, content),
      save: async (content, revision) => storedDraft(await save(section, content, revision), section),
      theirsAfter: async (error) => {
        const current = await siteAfter(error)
        return current && storedDraft(current, section)
      },
      whyNotSaved,
      onChange: () => {
        for (const listener of listeners) listener()
      },
    })

  return {
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
    of(section: SectionName): DraftStore {
      const store = stores.get(section) ?? open(section)
      stores.set(section, store)
      return store
    },
    hear(current: EditedSite) {
      latest = current
      for (const [section, store] of stores) store.hear(storedDraft(current, section))
    },
    /** Shows what the server has after a draft was replaced on purpose. */
    reset(section: SectionName, current: EditedSite) {
      latest = current
      stores.get(section)?.reset(storedDraft(current, section))
    },
    flush: () => Promise.all([...stores.values()].map((store) => store.flush())),
    /** The sections with edits that stay unsaved until the person does something. */
    blocked: () => [...stores].filter(([, store]) => isBlocked(store.state())).map(([section]) => section),
    /** The sections with edits on their way to the server. */
    pending: () => [...stores].filter(([, store]) => isPending(store.state())).map(([section]) => section),
  }
}
