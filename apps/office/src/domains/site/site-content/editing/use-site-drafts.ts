import { SITE_CONTENT_CALLS } from '@nightshift/shared/site/site-content/calls'
import { SECTION_LABELS } from '@nightshift/shared/site/site-content/changes/field-labels'
import type { SectionName } from '@nightshift/shared/site/site-content/content'
import type { EditedSite } from '@nightshift/shared/site/site-content/contract'
import { callApi } from '@nightshift/ui/api/api.ts'
import { ApiError, isSignedOut, isUnreachable } from '@nightshift/ui/api/api-error.ts'
import { isStale, refusalOf } from '@nightshift/ui/api/refusal.ts'
import { dialogs } from '@nightshift/ui/dialogs/dialogs.tsx'
import { STATES } from '@nightshift/ui/states/states.texts.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { createContext, use, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react'
import { useUnsavedChanges } from '../../../../kit/leaving/leave-blockers.ts'
import { queryOf } from '../../../../lib/calls.ts'
import { meQuery } from '../../../access/auth/auth.api.ts'
import { useMe } from '../../../access/auth/use-auth.ts'
import { isBlocked, isPending, type StoredDraft } from './draft-state.ts'
import { createDraftStore, type DraftStore, type UnsavedEdit } from './draft-store.ts'
import { EDITING } from './editing.texts.ts'
import { isValidSection } from './section-problems.ts'

type KeptEdits = [SectionName, UnsavedEdit][]

/** What could not be saved because the session had ended, until the same person is back in this tab. */
let kept: { userId: string; festival: number; edits: KeptEdits } | undefined

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
 * cannot be saved make leaving ask. Where the session has ended, they are kept for whoever signs in again.
 */
export function useSiteDrafts(site: EditedSite) {
  const queries = useQueryClient()
  const { id: userId } = useMe()
  const festival = site.festivalId
  const query = queryOf(SITE_CONTENT_CALLS.read, { params: { festival } })
  const { queryKey } = query
  // Sections are saved at the same time, and an answer takes the place of reading again.
  const { mutateAsync } = useMutation({
    mutationFn: ({ section, content, revision }: DraftSave) =>
      callApi(SITE_CONTENT_CALLS.editDraft, { params: { festival, section }, body: { content, revision } }),
    meta: { showsProgress: true },
  })
  const wasSignedOut = useRef(false)
  const [drafts] = useState(() =>
    createSiteDrafts(site, {
      async save(section, content, revision) {
        wasSignedOut.current = false
        const saved = await mutateAsync({ section, content, revision }).catch((error) => {
          wasSignedOut.current = isSignedOut(error)
          throw error
        })
        // A slower read must not bring back an older state.
        await queries.cancelQueries({ queryKey })
        queries.setQueryData(queryKey, saved)
        return saved
      },
      siteAfter: async (error) =>
        isStale(error) ? queries.fetchQuery({ ...query, staleTime: 0 }) : undefined,
      whyNotSaved,
      isUnreachable: isAway,
    }),
  )
  useEffect(() => drafts.hear(site), [drafts, site])
  useUnsavedChanges(useBlockedSections(drafts) !== '')
  useEffect(() => {
    if (kept?.userId === userId && kept.festival === festival)
      for (const [section, edit] of kept.edits) drafts.of(section).resume(edit)
    kept = undefined
  }, [drafts, userId, festival])
  const sessionEnd = useMemo(
    () => ({
      isSignedOut: () => wasSignedOut.current || queries.getQueryData(meQuery.queryKey) === null,
      keep: (edits: KeptEdits) => {
        kept = { userId, festival, edits }
      },
    }),
    [queries, userId, festival],
  )
  useFlushOnLeave(drafts, sessionEnd)
  return drafts
}

/** Also where a proxy answers for a server that is being restarted. */
const isAway = (error: unknown) =>
  isUnreachable(error) || (error instanceof ApiError && [502, 503, 504].includes(error.status))

const whyNotSaved = (error: unknown) =>
  isAway(error) ? EDITING.unreachable : (refusalOf(error) ?? EDITING.failed)

type SessionEnd = { isSignedOut: () => boolean; keep: (edits: KeptEdits) => void }

function useFlushOnLeave(drafts: SiteDrafts, { isSignedOut, keep }: SessionEnd) {
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
      if (isSignedOut()) {
        drafts.stopRetrying()
        return keep(drafts.unsaved())
      }
      const leaving = drafts.pending()
      drafts
        .flush()
        .then(() => {
          if (isSignedOut()) return keep(drafts.unsaved())
          reportUnsaved(leaving.filter((section) => drafts.blocked().includes(section)))
        })
        .finally(drafts.stopRetrying)
    },
    [drafts, isSignedOut, keep],
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
  isUnreachable: (error: unknown) => boolean
}

type SiteDrafts = ReturnType<typeof createSiteDrafts>

function storedDraft(site: EditedSite, section: SectionName): StoredDraft {
  const { revision, editedBy, editedAt } = site.sections.find(({ name }) => name === section)!
  return { content: site.draft[section], revision, editedBy, editedAt }
}

/** The drafts of all sections that were opened. They outlive the editors, so that nothing is lost between sections. */
function createSiteDrafts(site: EditedSite, { save, siteAfter, ...failures }: Server) {
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
      ...failures,
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
    /** Edits that could not be saved are not saved later, after they were left. */
    stopRetrying: () => {
      for (const store of stores.values()) store.stopRetrying()
    },
    /** The sections with edits that stay unsaved until the person does something. */
    blocked: () => [...stores].filter(([, store]) => isBlocked(store.state())).map(([section]) => section),
    unsaved: () =>
      [...stores]
        .filter(([, store]) => isBlocked(store.state()) || isPending(store.state()))
        .map(([section, store]): [SectionName, UnsavedEdit] => [section, store.state()]),
    /** The sections with edits on their way to the server. */
    pending: () => [...stores].filter(([, store]) => isPending(store.state())).map(([section]) => section),
  }
}
