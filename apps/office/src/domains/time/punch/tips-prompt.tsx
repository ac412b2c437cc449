import type { Tips } from '@nightshift/shared/time/timeclock/contract'
import { PROMPTS } from '@nightshift/shared/time/timeclock/prompts'
import { AMOUNT_INPUT } from '@nightshift/ui/amount-input.ts'
import { isNotSent } from '@nightshift/ui/api/api-error.ts'
import dialog from '@nightshift/ui/dialogs/dialog.module.css'
import { DialogForm } from '@nightshift/ui/dialogs/dialog-form.tsx'
import { notSentText } from '@nightshift/ui/dialogs/failure.ts'
import { openDialog } from '@nightshift/ui/dialogs/open-dialog.ts'
import { useRef, useState } from 'react'
import type { z } from 'zod'

const KINDS = ['cashTips', 'creditTips'] as const

type Send = (tips: z.infer<typeof Tips>) => Promise<unknown>
/** Whether the tips were sent, or why the server did not take them. */
type Outcome = { kind: 'sent' } | { kind: 'cancelled' } | { kind: 'failed'; error: unknown }

/** Asks for the tips at the end of a shift and sends them. What was typed stays while the server cannot be reached. */
export async function askTips(send: Send, signal?: AbortSignal): Promise<'sent' | 'cancelled'> {
  const outcome = await openDialog<Outcome>({
    title: PROMPTS.tips,
    signal,
    body: (close) => <TipsForm send={send} onEnd={close} />,
  })
  if (outcome?.kind === 'failed') throw outcome.error
  return outcome?.kind ?? 'cancelled'
}

function TipsForm({ send, onEnd }: { send: Send; onEnd: (outcome: Outcome) => void }) {
  const [problem, setProblem] = useState<string>()
  // A ref, because state updates too late for the second of two quick taps.
  const isSending = useRef(false)
  async function submit(form: FormData) {
    if (isSending.current) return
    isSending.current = true
    setProblem(undefined)
    try {
      await send(readTips(form))
      onEnd({ kind: 'sent' })
    } catch (error) {
      if (isNotSent(error)) setProblem(notSentText())
      else onEnd({ kind: 'failed', error })
    } finally {
      isSending.current = false
    }
  }
  return (
    <DialogForm onSubmit={submit} onCancel={() => onEnd({ kind: 'cancelled' })}>
      <div className={dialog.fields}>
        {KINDS.map((kind) => (
          <label key={kind} className={dialog.field}>
            {PROMPTS[kind]}
            <input name={kind} {...AMOUNT_INPUT} />
          </label>
        ))}
      </div>
      {problem && (
        <p role="alert" className={dialog.text}>
          {problem}
        </p>
      )}
    </DialogForm>
  )
}

const readTips = (form: FormData) => ({
  cashTips: Number(form.get('cashTips')),
  creditTips: Number(form.get('creditTips')),
})
