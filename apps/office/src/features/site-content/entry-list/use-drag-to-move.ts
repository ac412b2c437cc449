import { type PointerEvent, type RefObject, useState } from 'react'
import { dropIndex } from './move.ts'

type Drag = { from: number; to: number; distance: number; begin: number; boxes: DOMRect[] }

/** Dragging an entry by its handle, with a mouse, a pen or a finger. Nothing is changed before the pointer is released. */
export function useDragToMove(
  list: RefObject<HTMLElement | null>,
  onMove: (from: number, to: number) => void,
) {
  const [drag, setDrag] = useState<Drag>()

  const begin = (event: PointerEvent, from: number) => {
    if (event.button !== 0 || !list.current) return
    event.preventDefault()
    event.currentTarget.setPointerCapture(event.pointerId)
    const boxes = [...list.current.children].map((item) => item.getBoundingClientRect())
    setDrag({ from, to: from, distance: 0, begin: pageY(event), boxes })
  }
  const track = (event: PointerEvent) => {
    if (!drag) return
    const distance = pageY(event) - drag.begin
    const to = dropIndex(drag.boxes, drag.from, distance)
    if (to !== drag.to) list.current?.children[to]?.scrollIntoView?.({ block: 'nearest' })
    setDrag({ ...drag, distance, to })
  }
  const end = () => {
    setDrag(undefined)
    if (drag && drag.from !== drag.to) onMove(drag.from, drag.to)
  }
  const cancel = () => setDrag(undefined)

  return {
    pointer: { begin, track, end, cancel },
    isDragging: drag !== undefined,
    /** Where an entry is shown meanwhile. */
    shift: (index: number) => {
      if (!drag) return undefined
      if (index === drag.from) return { transform: `translateY(${drag.distance}px)`, zIndex: 2 }
      const height = drag.boxes[drag.from]?.height ?? 0
      const gap = gapOf(drag.boxes)
      if (index > drag.from && index <= drag.to) return { transform: `translateY(${-height - gap}px)` }
      if (index < drag.from && index >= drag.to) return { transform: `translateY(${height + gap}px)` }
      return undefined
    },
  }
}

// In page coordinates, so that scrolling meanwhile counts as movement.
const pageY = (event: PointerEvent) => event.clientY + window.scrollY
const gapOf = ([first, second]: DOMRect[]) => (first && second ? second.top - first.bottom : 0)
