import type { Problem } from './problems.ts'

/** The states of the form: not validated yet, validated, asking for confirmation, sending, sent. */
export type FormState =
  | { kind: 'untouched' }
  | { kind: 'checked'; problems: Problem[] }
  | { kind: 'confirming' }
  | { kind: 'sending' }
  | { kind: 'sent' }

export type FormEvent =
  | { kind: 'submitted' | 'edited'; problems: Problem[] }
  | { kind: 'confirmed' | 'declined' | 'arrived' | 'failed' }

/** The form's reducer. Events that do not fit the state are ignored. */
export function nextState(state: FormState, event: FormEvent): FormState {
  switch (event.kind) {
    case 'submitted':
      if (!canSubmit(state)) return state
      return event.problems.length ? { kind: 'checked', problems: event.problems } : { kind: 'confirming' }
    case 'edited':
      return state.kind === 'checked' ? { kind: 'checked', problems: event.problems } : state
    case 'confirmed':
      return state.kind === 'confirming' ? { kind: 'sending' } : state
    case 'declined':
      return state.kind === 'confirming' ? { kind: 'checked', problems: [] } : state
    case 'arrived':
      return state.kind === 'sending' ? { kind: 'sent' } : state
    case 'failed':
      return state.kind === 'sending' ? { kind: 'checked', problems: [] } : state
  }
}

/** Whether the form can be submitted: not while a submit is in progress. */
export const canSubmit = ({ kind }: FormState) => kind === 'untouched' || kind === 'checked'
