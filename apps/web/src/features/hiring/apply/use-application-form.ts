import type { PublicConfigEntry } from '@nightshift/shared/festivals/contract'
import { nightsOf } from '@nightshift/shared/festivals/season'
import { answersFrom } from '@nightshift/shared/hiring/form'
import { type FormEvent, useMemo, useReducer, useRef } from 'react'
import { useNavigate } from 'react-router'
import { dialogs } from '../../../ui/dialogs/dialogs.tsx'
import { sendApplication } from './apply.api.ts'
import { APPLY } from './apply.texts.ts'
import { clearDraft, saveDraft } from './draft.ts'
import { canSubmit, nextState } from './form-state.ts'
import { problemsOf } from './problems.ts'

/** The way of an application from the filled form to the festival. What was filled in stays until it has arrived. */
export function useApplicationForm({ id, season, timeZone }: PublicConfigEntry) {
  const [state, dispatch] = useReducer(nextState, { kind: 'untouched' })
  const nights = useMemo(() => nightsOf(season, timeZone), [season, timeZone])
  const summary = useRef<HTMLDivElement>(null)
  const navigate = useNavigate()

  function check(form: HTMLFormElement) {
    const { data, error } = answersFrom(new FormData(form), { nights, now: new Date() })
    return { answers: data, problems: problemsOf(form, error) }
  }

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (!canSubmit(state)) return
    const { answers, problems } = check(event.currentTarget)
    dispatch({ kind: 'submitted', problems })
    if (problems.length || !answers) {
      await dialogs.alert(APPLY.invalid)
      // The dialog gives the focus back first.
      setTimeout(() => summary.current?.focus())
      return
    }
    if (!(await dialogs.confirm({ text: APPLY.confirm }))) return dispatch({ kind: 'declined' })
    dispatch({ kind: 'confirmed' })
    try {
      await sendApplication(id, answers)
    } catch (error) {
      console.error(error)
      dispatch({ kind: 'failed' })
      await dialogs.alert(APPLY.failed)
      return
    }
    clearDraft(id)
    dispatch({ kind: 'arrived' })
    await dialogs.alert(APPLY.thanks)
    await navigate('/')
  }

  function edit({ currentTarget: form }: FormEvent<HTMLFormElement>) {
    if (state.kind === 'checked') dispatch({ kind: 'edited', problems: check(form).problems })
    if (state.kind !== 'sent') saveDraft(id, form)
  }

  async function startOver(form: HTMLFormElement) {
    if (!(await dialogs.confirm({ text: APPLY.startOverQuestion, confirmLabel: APPLY.startOver }))) return
    form.reset()
    clearDraft(id)
    dispatch({ kind: 'edited', problems: [] })
  }

  const problems = state.kind === 'checked' ? state.problems : []
  const busy = state.kind === 'sending' || state.kind === 'sent'
  return { nights, problems, busy, summary, submit, edit, startOver }
}
