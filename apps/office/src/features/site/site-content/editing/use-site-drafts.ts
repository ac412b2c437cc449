import { SITE_CONTENT_CALLS } from '@nightshift/shared/site/site-content/calls'
import { SECTION_LABELS } from '@nightshift/shared/site/site-content/changes/field-labels'
import type { SectionName } from '@nightshift/shared/site/site-content/content'
import type { EditedSite } from '@nightshift/shared/site/site-content/contract'
import { callApi } from '@nightshift/ui/api/api.ts'
import { isUnreachable } from '@nightshift/ui/api/api-error.ts'
import { isStale, refusalOf } from '@nightshift/ui/api/refusal.ts'
import { dialogs } from '@nightshift/ui/dialogs/dialogs.tsx'
import { STATES } from '@nightshift/ui/states/states.texts.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { createContext, use, useEffect, useState, useSyncExternalStore } from 'react'
import { queryOf } from '../../../../lib/calls.ts'
import { useUnsavedChanges } from '../../../../ui/leaving/leave-blockers.ts'
import { isBlocked, isPending, type StoredDraft } from './draft-state.ts'
import { createDraftStore, type DraftStore } from './draft-store.ts'
import { EDITING } from './editing.texts.ts'
import { isValidSection } from './section-problems.ts'

type DraftSave = { section: SectionName; content: unknown; revision: number }

/** The site that is edited and its drafts, provided by the shell of the Site tab. */
export const EditedSiteContext = createContext<{ site: EditedSite; drafts: SiteDrafts } | null>(null)

export function useEditedSite() {
  const edited = use(EditedSiteContext)
  if (!edited) throw new Error('An editor is shown outside of the Site tab')
  return edited
}

/** The sections whose edits are blocked or on their way, joined: a snapshot that can be compared. */
export const useBlockedSections = (drafts: SiteDrafts) =>
  useSyncExternalStore(drafts.subscribe, () => drafts.blocked().join())

/**
 * The drafts of the site, while its tab is open. Edits that are on their way are saved when the tab is left; those that
 * cannot be saved make leaving ask.
 */
export function useSiteDrafts(site: EditedSite) {
  const queries = useQueryClient()
  const festival = site.festivalId
  const query = queryOf(SITE_CONTENT_CALLS.read, { params: { festival } })
  const { queryKey } = query
  // Sections are saved at the same time, and an answer takes the place of reading again.
  const { mutateAsync } = useMutation({
    mutationFn: ({ section, content, revision }: DraftSave) =>
      callApi(SITE_CONTENT_CALLS.editDraft, { params: { festival, section }, body: { content, revision } }),
  })
  const [drafts] = useState(() =>
    createSiteDrafts(site, {
      async save(section, content, revision) {
        const saved = await mutateAsync({ section, content, revision })
        // A slower read must not bring back an older state.
        await queries.cancelQueries({ queryKey })
        queries.setQueryData(queryKey, saved)
        return saved
      },
      siteAfter: async (error) =>
        isStale(error) ? queries.fetchQuery({ ...query, staleTime: 0 }) : undefined,
      whyNotSaved,
    }),
  )
  useEffect(() => drafts.hear(site), [drafts, site])
  useUnsavedChanges(useBlockedSections(drafts) !== '')
  useFlushOnLeave(drafts)
  return drafts
}

const whyNotSaved = (error: unknown) =>
  refusalOf(error) ?? (isUnreachable(error) ? EDITING.unreachable : EDITING.failed)

function useFlushOnLeave(drafts: SiteDrafts) {
  const pending = useSyncExternalStore(drafts.subscribe, () => drafts.pending().length > 0)
  useEffect(() => {
    if (!pending) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    const flush = () => void drafts.flush()
    window.addEventListener('beforeunload', ask)
    document.addEventListener('visibilitychange', flush)
    return () => {
      window.removeEventListener('beforeunload', ask)
      document.removeEventListener('visibilitychange', flush)
    }
  }, [drafts, pending])

  useEffect(
    () => () => {
      const leaving = drafts.pending()
      drafts
        .flush()
        .then(() => reportUnsaved(leaving.filter((section) => drafts.blocked().includes(section))))
    },
    [drafts],
  )
}

function reportUnsaved(sections: SectionName[]) {
  const names = sections.map((section) => SECTION_LABELS[section]).join(', ')
  if (names) dialogs.alert({ title: STATES.failedTitle, text: EDITING.leftUnsaved(names) })
}

type Server = {
  save: (section: SectionName, content: unknown, revision: number) => Promise<EditedSite>
  /** The site after a save was refused as stale; undefined for any other failure. */
  siteAfter: (error: unknown) => Promise<EditedSite | undefined>
  whyNotSaved: (error: unknown) => string
}

type SiteDrafts = ReturnType<typeof createSiteDrafts>

function storedDraft(site: EditedSite, section: SectionName): StoredDraft {
  const { revision, editedBy, editedAt } = site.sections.find(({ name }) => name === section)!
  return { content: site.draft[section], revision, editedBy, editedAt }
}

/** The drafts of all sections that were opened. They outlive the editors, so that nothing is lost between sections. */
function createSiteDrafts(site: EditedSite, { save, siteAfter, whyNotSaved }: Server) {
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
