import type { SectionState } from '@nightshift/shared/site/site-content/contract'
import { sameContent } from '@nightshift/shared/site/site-content/same-content'

/** A draft as the server has it. */
export type StoredDraft = {
  content: unknown
  revision: number
  editedBy: SectionState['editedBy']
  editedAt: string | null
}

type Saving =
  | { kind: 'idle' }
  /** Edits that are not sent yet. */
  | { kind: 'waiting' }
  | { kind: 'sending'; content: unknown }
  /** Edits that the schema refuses are not sent. */
  | { kind: 'invalid' }
  | { kind: 'failed'; why: string }
  /** Somebody else changed the draft: the server refused the edits. */
  | { kind: 'conflict' }

/** The draft of a section in an editor. */
export type DraftState = {
  value: unknown
  /** The stored draft that the edits are based on. */
  base: StoredDraft
  /** The newest one that the server reported. */
  latest: StoredDraft
  saving: Saving
  /** Edits were saved since the editor was opened. */
  savedOnce: boolean
}

export const startDraft = (stored: StoredDraft): DraftState => ({
  value: stored.content,
  base: stored,
  latest: stored,
  saving: { kind: 'idle' },
  savedOnce: false,
})

type IsValid = (content: unknown) => boolean

/** The state of a draft whose request, if any, has ended. */
function next(state: DraftState, isValid: IsValid): DraftState {
  if (sameContent(state.value, state.base.content)) return { ...state, saving: { kind: 'idle' } }
  return { ...state, saving: { kind: isValid(state.value) ? 'waiting' : 'invalid' } }
}

export function edit(state: DraftState, value: unknown, isValid: IsValid): DraftState {
  const edited = { ...state, value }
  const { kind } = state.saving
  return kind === 'sending' || kind === 'conflict' ? edited : next(edited, isValid)
}

export const startSaving = (state: DraftState): DraftState => ({
  ...state,
  saving: { kind: 'sending', content: state.value },
})

/** The server confirmed what was sent. Edits that were made meanwhile stay. */
export const confirmSaved = (state: DraftState, stored: StoredDraft, isValid: IsValid): DraftState =>
  next({ ...state, base: stored, latest: newer(state.latest, stored), savedOnce: true }, isValid)

export const fail = (state: DraftState, why: string): DraftState => ({
  ...state,
  saving: { kind: 'failed', why },
})

/** The server refused the edits, because this is the draft that it has. */
export const meetConflict = (state: DraftState, stored: StoredDraft): DraftState => ({
  ...state,
  latest: stored,
  saving: { kind: 'conflict' },
})

/** A change by somebody else. The editor follows it, unless it is in use. */
export function hear(state: DraftState, stored: StoredDraft, inUse: boolean): DraftState {
  if (stored.revision <= state.latest.revision) return state
  const known = { ...state, latest: stored }
  return state.saving.kind === 'idle' && !inUse ? takeTheirs(known) : known
}

/** Drops the edits and shows the stored draft. */
export const takeTheirs = (state: DraftState): DraftState => ({
  ...startDraft(state.latest),
  savedOnce: state.savedOnce,
})

/** Bases the edits on the newest stored draft, so that they replace it. */
export const keepMine = (state: DraftState, isValid: IsValid): DraftState =>
  next({ ...state, base: state.latest }, isValid)

const newer = (one: StoredDraft, other: StoredDraft) => (one.revision > other.revision ? one : other)

/** Whether somebody else has changed the draft since it was read here. */
export const isBehind = ({ base, latest, saving }: DraftState) =>
  latest.revision > base.revision && saving.kind !== 'sending'

/** Whether edits are on their way to the server. */
export const isPending = ({ saving: { kind } }: DraftState) => kind === 'waiting' || kind === 'sending'

/** Whether edits stay unsaved until the person does something. */
export const isBlocked = ({ saving: { kind } }: DraftState) =>
  kind === 'invalid' || kind === 'failed' || kind === 'conflict'
