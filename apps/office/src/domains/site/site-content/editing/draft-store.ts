import { sameContent } from '@nightshift/shared/site/site-content/same-content'
import type { DraftState, StoredDraft } from './draft-state.ts'
import * as drafts from './draft-state.ts'

/** Debounce: so long after the last edit it is saved. */
export const DEBOUNCE_MS = 800
/** So often a save is tried again that found no server. */
export const RETRY_MS = 10_000

type Options = {
  stored: StoredDraft
  isValid: (content: unknown) => boolean
  save: (content: unknown, revision: number) => Promise<StoredDraft>
  /** The stored draft, after a save was refused because of it; undefined for any other failure. */
  theirsAfter: (error: unknown) => Promise<StoredDraft | undefined>
  whyNotSaved: (error: unknown) => string
  /** Whether a save failed for want of a server: it is tried again by itself. */
  isUnreachable: (error: unknown) => boolean
  onChange: () => void
}

/** An edit, and the stored draft that it is based on. */
export type UnsavedEdit = Pick<DraftState, 'value' | 'base'>

export type DraftStore = ReturnType<typeof createDraftStore>

/** Saves the draft of a section while it is edited: debounced, one request at a time. */
export function createDraftStore(options: Options) {
  const { stored, isValid, save, theirsAfter, whyNotSaved, isUnreachable, onChange } = options
  /** Sent without an answer, since the last one that came: the server may have stored it. */
  let unanswered: unknown[] = []
  let state = drafts.startDraft(stored)
  let inUse = false
  let timer: ReturnType<typeof setTimeout> | undefined
  let running: Promise<void> | undefined

  function set(changed: DraftState) {
    if (changed === state) return
    state = changed
    stopRetrying()
    if (state.saving.kind === 'waiting') timer = setTimeout(flush, DEBOUNCE_MS)
    onChange()
  }

  function stopRetrying() {
    clearTimeout(timer)
    window.removeEventListener('online', retry)
  }

  function retry() {
    set(drafts.edit(state, state.value, isValid))
    return flush()
  }

  async function send() {
    const { value, base } = state
    set(drafts.startSaving(state))
    try {
      const saved = await save(value, base.revision)
      unanswered = []
      set(drafts.confirmSaved(state, saved, isValid))
    } catch (error) {
      const theirs = await theirsAfter(error).catch(() => undefined)
      if (theirs) {
        const isMine = [value, ...unanswered].some((content) => sameContent(content, theirs.content))
        unanswered = []
        set(isMine ? drafts.confirmSaved(state, theirs, isValid) : drafts.meetConflict(state, theirs))
        return
      }
      set(drafts.fail(state, whyNotSaved(error)))
      if (!isUnreachable(error)) return
      unanswered.push(value)
      timer = setTimeout(retry, RETRY_MS)
      window.addEventListener('online', retry)
    }
  }

  /** Saves without waiting for the debounce. Resolves when nothing is on its way anymore. */
  async function flush() {
    while (drafts.isPending(state)) {
      if (state.saving.kind === 'waiting') running = send()
      await running
    }
  }

  return {
    state: () => state,
    flush,
    edit: (value: unknown) => set(drafts.edit(state, value, isValid)),
    /** Goes on with an edit of before, which may be based on an older draft than the stored one. */
    resume: ({ value, base }: UnsavedEdit) => set(drafts.edit({ ...state, base }, value, isValid)),
    hear: (reported: StoredDraft) => set(drafts.hear(state, reported, inUse)),
    /** While the form has the focus it does not follow changes by others. */
    use(now: boolean) {
      inUse = now
      if (now) return
      flush()
      if (drafts.isBehind(state) && state.saving.kind === 'idle') set(drafts.takeTheirs(state))
    },
    retry,
    stopRetrying,
    keepMine() {
      set(drafts.keepMine(state, isValid))
      return flush()
    },
    takeTheirs: () => set(drafts.takeTheirs(state)),
    /** Shows what the server has after the draft was replaced on purpose. */
    reset: (replaced: StoredDraft) => set(drafts.startDraft(replaced)),
  }
}
