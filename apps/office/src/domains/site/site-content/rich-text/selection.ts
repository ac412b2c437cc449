import { isBefore, type Point, type Selected } from './edit.ts'
import { readParagraphs } from './from-dom.ts'
import { wordsOf } from './spans.ts'

/** The place of a DOM position in the text: what stands before it is read as text and counted. */
export function pointOf(root: Node, node: Node, offset: number): Point {
  const range = document.createRange()
  range.setStart(root, 0)
  range.setEnd(node, offset)
  const before = readParagraphs(range.cloneContents(), { collapse: false })
  return { paragraph: Math.max(0, before.length - 1), offset: wordsOf(before.at(-1) ?? []).length }
}

/** What is selected inside the root, if the selection is there. */
export function selectedIn(root: Node): Selected | undefined {
  const { anchorNode, anchorOffset, focusNode, focusOffset } = getSelection() ?? {}
  if (!anchorNode || !focusNode || !root.contains(anchorNode) || !root.contains(focusNode)) return undefined
  const anchor = pointOf(root, anchorNode, anchorOffset ?? 0)
  const focus = pointOf(root, focusNode, focusOffset ?? 0)
  return isBefore(focus, anchor) ? { start: focus, end: anchor } : { start: anchor, end: focus }
}

/** Selects a part of the text. The root has the elements that `toDom` makes. */
export function select(root: Node, { start, end }: Selected) {
  getSelection()?.setBaseAndExtent(...domPosition(root, start), ...domPosition(root, end))
}

function domPosition(root: Node, { paragraph, offset }: Point): [Node, number] {
  const element = root.childNodes[paragraph]
  if (!element) return [root, 0]
  let left = offset
  const leaves = document.createNodeIterator(element, NodeFilter.SHOW_ALL, (node) =>
    node.nodeType === node.TEXT_NODE || node.nodeName === 'BR'
      ? NodeFilter.FILTER_ACCEPT
      : NodeFilter.FILTER_SKIP,
  )
  for (let node = leaves.nextNode(); node; node = leaves.nextNode()) {
    const isText = node.nodeType === node.TEXT_NODE
    const length = isText ? (node.nodeValue?.length ?? 0) : 1
    if (isText ? left <= length : left === 0) return isText ? [node, left] : before(node)
    left -= length
  }
  return [element, element.childNodes.length]
}

const before = (node: Node): [Node, number] => {
  const parent = node.parentNode ?? node
  return [parent, [...parent.childNodes].indexOf(node as ChildNode)]
}

/** The place of the text under a pointer. */
export function pointUnder(root: Node, { clientX, clientY }: { clientX: number; clientY: number }) {
  const position = document.caretPositionFromPoint?.(clientX, clientY)
  const range = position ? undefined : document.caretRangeFromPoint?.(clientX, clientY)
  const node = position?.offsetNode ?? range?.startContainer
  const offset = position?.offset ?? range?.startOffset ?? 0
  return node && root.contains(node) ? pointOf(root, node, offset) : undefined
}
