import type { InvitationKey } from '@nightshift/shared/hiring/invitations/contract'
import type { PublicConfigEntry } from '@nightshift/shared/setup/festivals/contract'
import { refusalOf } from '@nightshift/ui/api/refusal.ts'
import { dialogs } from '@nightshift/ui/dialogs/dialogs.tsx'
import { type FormEvent, useReducer, useRef } from 'react'
import { useSeasonFacts } from '../season/use-season-facts.ts'
import { sendApplication } from './apply.api.ts'
import { APPLY } from './apply.texts.ts'
import { clearAnswers, clearDraft, saveDraft } from './draft.ts'
import { canSubmit, nextState } from './form-state.ts'
import { formatPhoneField } from './format-phone-field.ts'

type Invitation = { key: InvitationKey | undefined; forget: () => void }

/** Validates, confirms and sends an application. The draft is kept until the server has accepted it. */
export function useApplicationForm(festival: PublicConfigEntry, invitation: Invitation) {
  const { id } = festival
  const [state, dispatch] = useReducer(nextState, { kind: 'untouched' })
  const { nights } = useSeasonFacts()
  const summary = useRef<HTMLDivElement>(null)
  const check = useCheck()

  async function fail(error: unknown) {
    console.error(error)
    dispatch({ kind: 'failed' })
    const limit = refusalOf(error, [429])
    await dialogs.alert(limit ? APPLY.limited(limit) : APPLY.failed)
  }

  /** Single flight: a second submit while one is in progress is ignored. */
  const submitting = useRef(false)
  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (submitting.current || !canSubmit(state)) return
    submitting.current = true
    await send(event.currentTarget).finally(() => {
      submitting.current = false
    })
  }

  async function send(form: HTMLFormElement) {
    // Enter, autofill and a personal link leave no field.
    formatPhoneField(form.elements.namedItem('phone') as HTMLInputElement)
    const checkForm = await check.load().catch(fail)
    if (!checkForm) return
    const { answers, problems } = checkForm(form, nights)
    dispatch({ kind: 'submitted', problems })
    if (problems.length || !answers) {
      await dialogs.alert(APPLY.invalid)
      // After the dialog has restored the focus.
      setTimeout(() => summary.current?.focus())
      return
    }
    if (!(await dialogs.confirm({ text: APPLY.confirm }))) return dispatch({ kind: 'declined' })
    dispatch({ kind: 'confirmed' })
    try {
      await sendApplication(id, answers, invitation.key)
    } catch (error) {
      return fail(error)
    }
    clearDraft(id)
    invitation.forget()
    dispatch({ kind: 'arrived' })
    await dialogs.alert(APPLY.thanks)
    window.location.assign('/')
  }

  function edit({ currentTarget: form }: FormEvent<HTMLFormElement>) {
    if (state.kind === 'checked' && check.loaded.current)
      dispatch({ kind: 'edited', problems: check.loaded.current(form, nights).problems })
    if (state.kind !== 'sent') saveDraft(id, form)
  }

  async function startOver(form: HTMLFormElement) {
    if (!(await dialogs.confirm({ text: APPLY.startOverQuestion, confirmLabel: APPLY.startOver }))) return
    startEmpty(form)
  }

  function startEmpty(form: HTMLFormElement) {
    clearAnswers(id, form)
    invitation.forget()
    dispatch({ kind: 'edited', problems: [] })
  }

  const problems = state.kind === 'checked' ? state.problems : []
  const busy = state.kind === 'sending' || state.kind === 'sent'
  // A failed preload is reported at the submit, which loads it again.
  const begin = () => check.load().catch(console.error)
  return { problems, busy, summary, begin, submit, edit, startEmpty, startOver }
}

type Check = typeof import('./check-form.ts').checkForm

/** Code splitting: preloads the validation and its schema when somebody starts to fill the form. */
function useCheck() {
  const loaded = useRef<Check>(undefined)
  const load = async () => {
    loaded.current ??= (await import('./check-form.ts')).checkForm
    return loaded.current
  }
  return { loaded, load }
}
