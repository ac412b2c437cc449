import type { DragEvent } from 'react'

/** What is dragged: somebody of the list, or a place of the night. */
export type Dragged = { userId: string; placeId?: number }

const TYPE = 'application/x-nightshift-person'

/** A drop target reads the data on drop only, so what is dragged is kept here meanwhile. */
let current: Dragged | undefined

export const draggable = (dragged: Dragged) => ({
  draggable: true,
  onDragStart: ({ dataTransfer }: DragEvent) => {
    current = dragged
    dataTransfer.effectAllowed = 'move'
    dataTransfer.setData(TYPE, JSON.stringify(dragged))
  },
  onDragEnd: () => {
    current = undefined
  },
})

/** A place where something can be dropped, if it may be. It is marked with `data-over` meanwhile. */
export function droppable(accepts: (dragged: Dragged) => boolean, onDrop: (dragged: Dragged) => void) {
  const mark = (element: HTMLElement, over: boolean) => {
    if (over) element.dataset.over = ''
    else delete element.dataset.over
  }
  return {
    onDragOver: (event: DragEvent<HTMLElement>) => {
      if (!current || !accepts(current)) return
      event.preventDefault()
      event.dataTransfer.dropEffect = 'move'
      mark(event.currentTarget, true)
    },
    onDragLeave: ({ currentTarget, relatedTarget }: DragEvent<HTMLElement>) => {
      if (!currentTarget.contains(relatedTarget as Node | null)) mark(currentTarget, false)
    },
    onDrop: (event: DragEvent<HTMLElement>) => {
      mark(event.currentTarget, false)
      const dragged = current
      current = undefined
      if (!dragged || !accepts(dragged)) return
      event.preventDefault()
      onDrop(dragged)
    },
  }
}
