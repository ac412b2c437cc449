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
    const { distance, to } = positionOf(event, drag)
    if (to !== drag.to) list.current?.children[to]?.scrollIntoView?.({ block: 'nearest' })
    setDrag({ ...drag, distance, to })
  }
  const end = (event: PointerEvent) => {
    setDrag(undefined)
    if (!drag) return
    // A quick release comes before the last movement is rendered.
    const { to } = positionOf(event, drag)
    if (drag.from !== to) onMove(drag.from, to)
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

function positionOf(event: PointerEvent, { from, begin, boxes }: Drag) {
  const distance = pageY(event) - begin
  return { distance, to: dropIndex(boxes, from, distance) }
}

// In page coordinates, so that scrolling meanwhile counts as movement.
const pageY = (event: PointerEvent) => event.clientY + window.scrollY
const gapOf = ([first, second]: DOMRect[]) => (first && second ? second.top - first.bottom : 0)
