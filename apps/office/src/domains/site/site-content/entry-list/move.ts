/** The list with one entry in another place. */
export function moveEntry<Entry>(list: readonly Entry[], from: number, to: number): Entry[] {
  const moved = [...list]
  moved.splice(to, 0, ...moved.splice(from, 1))
  return moved
}

/** Where a dragged entry lands: behind every other one whose middle it has passed. The boxes are those of the list at rest. */
export function dropIndex(boxes: readonly { top: number; height: number }[], from: number, distance: number) {
  const dragged = boxes[from]
  if (!dragged) return from
  const [top, bottom] = [dragged.top + distance, dragged.top + dragged.height + distance]
  return boxes.filter((box, index) => {
    const middle = box.top + box.height / 2
    return index !== from && (index < from ? top > middle : bottom > middle)
  }).length
}
