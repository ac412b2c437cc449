import type { DraftState, StoredDraft } from './draft-state.ts'
import * as drafts from './draft-state.ts'

/** Debounce: so long after the last edit it is saved. */
export const DEBOUNCE_MS = 800

type Options = {
  stored: StoredDraft
  isValid: (content: unknown) => boolean
  save: (content: unknown, revision: number) => Promise<StoredDraft>
  /** The stored draft, after a save was refused because of it; undefined for any other failure. */
  theirsAfter: (error: unknown) => Promise<StoredDraft | undefined>
  whyNotSaved: (error: unknown) => string
  onChange: () => void
}

export type DraftStore = ReturnType<typeof createDraftStore>

/** Saves the draft of a section while it is edited: debounced, one request at a time. */
export function createDraftStore({ stored, isValid, save, theirsAfter, whyNotSaved, onChange }: Options) {
  let state = drafts.startDraft(stored)
  let inUse = false
  let timer: ReturnType<typeof setTimeout> | undefined
  let running: Promise<void> | undefined

  function set(changed: DraftState) {
    if (changed === state) return
    state = changed
    clearTimeout(timer)
    if (state.saving.kind === 'waiting') timer = setTimeout(flush, DEBOUNCE_MS)
    onChange()
  }

  async function send() {
    const { value, base } = state
    set(drafts.startSaving(state))
    try {
      const saved = await save(value, base.revision)
      set(drafts.confirmSaved(state, saved, isValid))
    } catch (error) {
      const theirs = await theirsAfter(error).catch(() => undefined)
      set(theirs ? drafts.meetConflict(state, theirs) : drafts.fail(state, whyNotSaved(error)))
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
    hear: (reported: StoredDraft) => set(drafts.hear(state, reported, inUse)),
    /** While the form has the focus it does not follow changes by others. */
    use(now: boolean) {
      inUse = now
      if (now) return
      flush()
      if (drafts.isBehind(state) && state.saving.kind === 'idle') set(drafts.takeTheirs(state))
    },
    retry() {
      set(drafts.edit(state, state.value, isValid))
      return flush()
    },
    keepMine() {
      set(drafts.keepMine(state, isValid))
      return flush()
    },
    takeTheirs: () => set(drafts.takeTheirs(state)),
    /** Shows what the server has after the draft was replaced on purpose. */
    reset: (replaced: StoredDraft) => set(drafts.startDraft(replaced)),
  }
}
