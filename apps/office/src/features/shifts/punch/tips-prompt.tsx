import { Amount, MONEY_STEP } from '@nightshift/shared/money'
import { PROMPTS } from '@nightshift/shared/timeclock/prompts'
import dialog from '@nightshift/ui/dialogs/dialog.module.css'
import { DialogForm } from '@nightshift/ui/dialogs/dialog-form.tsx'
import { openDialog } from '@nightshift/ui/dialogs/open-dialog.ts'
import type { EnteredTips } from '../entries/timeclock.api.ts'

const KINDS = ['cashTips', 'creditTips'] as const

/** Asks for the tips at the end of a shift; an empty field is undefined, as is the result on cancel. */
export const askTips = (signal?: AbortSignal) =>
  openDialog<EnteredTips | undefined>({
    title: PROMPTS.tips,
    signal,
    body: (close) => (
      <DialogForm onSubmit={(form) => close(readTips(form))} onCancel={() => close(undefined)}>
        <div className={dialog.fields}>
          {KINDS.map((kind) => (
            <label key={kind} className={dialog.field}>
              {PROMPTS[kind]}
              <input
                name={kind}
                type="number"
                inputMode="decimal"
                min={0}
                max={Amount.maxValue ?? undefined}
                step={MONEY_STEP}
                placeholder="0.00"
                autoComplete="off"
              />
            </label>
          ))}
        </div>
      </DialogForm>
    ),
  })

const readTips = (form: FormData) => ({
  cashTips: Number(form.get('cashTips')),
  creditTips: Number(form.get('creditTips')),
})
