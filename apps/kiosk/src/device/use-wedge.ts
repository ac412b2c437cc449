import { useEffect, useEffectEvent } from 'react'
import { NOTHING_TYPED, type } from './wedge.ts'

/** Keyboard wedge: reads codes that a hand-held scanner types, wherever the focus is. */
export function useWedge(onCode: (code: string) => void) {
  const report = useEffectEvent(onCode)
  useEffect(() => {
    let typed = NOTHING_TYPED
    const listen = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || isTextField(event.target)) return
      const next = type(typed, event.key, event.timeStamp)
      typed = next.typed
      if (!next.code || (event.target instanceof HTMLInputElement && isAmount(next.code))) return
      // This Enter must not press the button that has the focus, nor send a question's form.
      event.preventDefault()
      event.stopPropagation()
      report(next.code)
    }
    window.addEventListener('keydown', listen, { capture: true })
    return () => window.removeEventListener('keydown', listen, { capture: true })
  }, [])
}

/** Excluded: the code field handles its own input. */
const isTextField = (target: EventTarget | null) =>
  target instanceof HTMLInputElement && target.type === 'text'

/** Tips typed by a person, as opposed to a code that a scanner types into their field. */
const isAmount = (text: string) => /^[\d.]+$/.test(text)
