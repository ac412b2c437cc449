import { Amount, MONEY_STEP } from '@nightshift/shared/money'
import { PROMPTS } from '@nightshift/shared/timeclock/prompts'
import dialog from '@nightshift/ui/dialogs/dialog.module.css'
import { DialogForm } from '@nightshift/ui/dialogs/dialog-form.tsx'
import { openDialog } from '@nightshift/ui/dialogs/open-dialog.ts'
import type { EnteredTips } from '../entries/timeclock.api.ts'

const KINDS = ['cashTips', 'creditTips'] as const

/** Asks for the tips of a shift that ends; a field left empty is none. Undefined when the person cancels. */
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
