import { useEffect, useEffectEvent } from 'react'
import { NOTHING_TYPED, type } from './wedge.ts'

/** Listens to a hand-held scanner, which types codes as if it were a keyboard, wherever the focus is. */
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

/** There a code is typed on purpose, and sent by its form. */
const isTextField = (target: EventTarget | null) =>
  target instanceof HTMLInputElement && target.type === 'text'

/** Somebody who enters tips and sends them, as opposed to a scanner that types into their field. */
const isAmount = (text: string) => /^[\d.]+$/.test(text)
