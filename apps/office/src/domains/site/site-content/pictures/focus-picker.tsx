import type { Focus, Picture } from '@nightshift/shared/site/site-content/picture'
import { type CSSProperties, type KeyboardEvent, type PointerEvent, useRef } from 'react'
import { Text } from '../../../../kit/layout.tsx'
import { focusAfterKey, focusAt } from './focus.ts'
import { sizeOf, thumbnailOf } from './picture-source.ts'
import styles from './pictures.module.css'
import { PICTURES } from './pictures.texts.ts'

type Props = { picture: Picture; onChange: (focus: Focus) => void }

/** The picture with its focus point. A click sets the point; drag and arrow keys move it. */
export function FocusPicker({ picture, onChange }: Props) {
  const frame = useRef<HTMLDivElement>(null)
  const { focus } = picture
  const { width, height } = sizeOf(picture)

  const moveTo = ({ clientX, clientY }: { clientX: number; clientY: number }) =>
    onChange(focusAt(frame.current!.getBoundingClientRect(), clientX, clientY))
  const drag = (event: PointerEvent) => {
    if (event.currentTarget.hasPointerCapture(event.pointerId)) moveTo(event)
  }
  const moveByKey = (event: KeyboardEvent) => {
    const moved = focusAfterKey(focus, event.key, event.shiftKey)
    if (!moved) return
    event.preventDefault()
    onChange(moved)
  }

  return (
    <div className={styles.focus} style={{ '--ratio': width / height } as CSSProperties}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the keys are those of the slider inside */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the keys are those of the slider inside */}
      <div ref={frame} className={styles.frame} onClick={moveTo}>
        <img src={thumbnailOf(picture)} alt="" draggable={false} />
        <div
          className={styles.point}
          style={{ left: `${focus.x}%`, top: `${focus.y}%` }}
          role="slider"
          tabIndex={0}
          aria-label={PICTURES.focus}
          aria-valuemin={0}
          aria-valuemax={100}
          aria-valuenow={focus.x}
          aria-valuetext={PICTURES.focusValue(focus.x, focus.y)}
          onKeyDown={moveByKey}
          onClick={(event) => event.stopPropagation()}
          onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
          onPointerMove={drag}
        />
      </div>
      <Text quiet>{PICTURES.focusHint}</Text>
    </div>
  )
}
