import styles from './dialog.module.css'
import { DialogForm } from './dialog-form.tsx'
import { openDialog } from './open-dialog.ts'

type Option = { id: number; label: string }
type Choice = { title: string; options: Option[]; blocking?: boolean; signal?: AbortSignal }

/** Resolves to the chosen option's id; undefined on cancel, which a blocking choice does not offer. */
export const choose = ({ title, options, blocking, signal }: Choice) =>
  openDialog<number | undefined>({
    title,
    blocking,
    signal,
    body: (close) => (
      <DialogForm
        onSubmit={(form) => close(Number(form.get('choice')))}
        onCancel={blocking ? undefined : () => close(undefined)}
      >
        <div role="radiogroup" aria-label={title} className={styles.choices}>
          {options.map(({ id, label }, index) => (
            <label key={id} className={styles.choice}>
              <input type="radio" name="choice" value={id} defaultChecked={index === 0} />
              {label}
            </label>
          ))}
        </div>
      </DialogForm>
    ),
  })
