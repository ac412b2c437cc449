import { useRef } from 'react'

type Check = typeof import('./check-form.ts').checkForm

/** The check of the form and its schema, which the page does without until somebody begins to fill it. */
export function useCheck() {
  const loaded = useRef<Check>(undefined)
  const load = async () => {
    loaded.current ??= (await import('./check-form.ts')).checkForm
    return loaded.current
  }
  return { loaded, load }
}
