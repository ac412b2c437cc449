import type { Problem } from './problems.ts'

/** Where an applicant stands: nothing checked yet, checked, being asked once more, on its way, arrived. */
export type FormState =
  | { kind: 'untouched' }
  | { kind: 'checked'; problems: Problem[] }
  | { kind: 'confirming' }
  | { kind: 'sending' }
  | { kind: 'sent' }

export type FormEvent =
  | { kind: 'submitted' | 'edited'; problems: Problem[] }
  | { kind: 'confirmed' | 'declined' | 'arrived' | 'failed' }

/** What happens to the form next. An event that does not belong to its state changes nothing. */
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

/** Only what is not under way already. */
export const canSubmit = ({ kind }: FormState) => kind === 'untouched' || kind === 'checked'
