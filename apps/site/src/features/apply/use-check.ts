import { useRef } from 'react'

type Check = typeof import('./check-form.ts').checkForm

/** Code splitting: preloads the validation and its schema when somebody starts to fill the form. */
export function useCheck() {
  const loaded = useRef<Check>(undefined)
  const load = async () => {
    loaded.current ??= (await import('./check-form.ts')).checkForm
    return loaded.current
  }
  return { loaded, load }
}
