import { type FocusEventHandler, type FormEventHandler, type ReactNode, type Ref, useId } from 'react'
import styles from './layout.module.css'

type Children = { children: ReactNode }

type StackProps = Children & {
  onSubmit?: FormEventHandler
  /** As wide as one reads. */
  narrow?: boolean
}

/** One below the other. With `onSubmit` it is a form, whose fields say themselves what is wrong. */
export const Stack = ({ children, onSubmit, narrow = false }: StackProps) =>
  onSubmit ? (
    <form noValidate className={styles.stack} data-narrow={narrow || undefined} onSubmit={onSubmit}>
      {children}
    </form>
  ) : (
    <div className={styles.stack} data-narrow={narrow || undefined}>
      {children}
    </div>
  )

/** Beside each other, the first one as wide as it can be; below each other where there is no room. */
export const Row = ({ children }: Children) => <div className={styles.row}>{children}</div>

type ActionsProps = Children & {
  /** In view below what may be long. */
  sticky?: boolean
  /** At the left: of one field or list, with what there is to say after them. */
  start?: boolean
}

/** The buttons of a form or dialog, at its right, with what happened before them; the main one comes last. */
export const Actions = ({ children, sticky, start }: ActionsProps) => (
  <div className={styles.actions} data-sticky={sticky} data-start={start}>
    {children}
  </div>
)

/** Fields that belong together, by their title. */
export function FieldGroup({ title, about, children }: Children & { title: ReactNode; about?: string }) {
  const id = useId()
  return (
    <fieldset className={styles.group} aria-describedby={about && id}>
      <legend>{title}</legend>
      {children}
      {about && (
        <p id={id} className={styles.text} data-quiet>
          {about}
        </p>
      )}
    </fieldset>
  )
}

/** Fields beside each other, as many as there is room for; `narrow` for short ones. */
export const Fields = ({ children, narrow = false }: Children & { narrow?: boolean }) => (
  <div className={styles.fields} data-narrow={narrow || undefined}>
    {children}
  </div>
)

/** Parts beside each other, as many as there is room for; `narrow` for small ones, which stay as wide as they are. */
export const Columns = ({ children, narrow = false }: Children & { narrow?: boolean }) => (
  <div className={styles.columns} data-narrow={narrow || undefined}>
    {children}
  </div>
)

type TextProps = {
  children: ReactNode
  /** Beside what matters more. */
  quiet?: boolean
  /** What screen readers announce when it changes. Takes no room while it is empty. */
  status?: boolean
  /** What they read at once. */
  alert?: boolean
  /** On a ground of its own: `bad` failed, `warn` wants to be looked at, `info` is good to know. */
  tone?: 'bad' | 'warn' | 'info'
}

/** A sentence to a person. */
export const Text = ({ children, quiet = false, status = false, alert = false, tone }: TextProps) => (
  <p
    className={styles.text}
    data-quiet={quiet || undefined}
    data-tone={tone}
    role={alert ? 'alert' : status ? 'status' : undefined}
  >
    {children}
  </p>
)

type ListProps = Children & {
  label?: string
  /** Hundreds of lines: those out of view are neither laid out nor painted. */
  long?: boolean
  /** For `useFocusInList`, where what is done takes a line away. */
  listRef?: Ref<HTMLUListElement>
  onFocus?: FocusEventHandler
}

/** People or things, a line each. */
export const List = ({ label, long, listRef, onFocus, children }: ListProps) => (
  <ul ref={listRef} className={styles.list} data-long={long} aria-label={label} onFocus={onFocus}>
    {children}
  </ul>
)

type ItemProps = {
  /** Left out of a line that is only a sentence. */
  title?: ReactNode
  /** The second line. */
  about?: ReactNode
  /** A checkbox or photo before the name. */
  before?: ReactNode
  /** Where the focus goes back to. */
  id?: string | number | null
  /** Its name opens it. */
  onOpen?: () => void
  /** What can be done with it, at its right. */
  children?: ReactNode
}

/** A line of a list. */
export function Item({ title, about, before, id, onOpen, children }: ItemProps) {
  const words = (
    <>
      {title && <strong>{title}</strong>}
      {title && ' '}
      {about && <span>{about}</span>}
    </>
  )
  return (
    <li className={styles.item} data-item={id}>
      {before}
      {onOpen ? (
        <button type="button" className={styles.name} onClick={onOpen}>
          {words}
        </button>
      ) : (
        <div className={styles.name}>{words}</div>
      )}
      {children}
    </li>
  )
}
