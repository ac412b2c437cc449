import { useId } from 'react'
import { MAX_ZOOM, MIN_ZOOM } from './geometry.ts'
import styles from './photo-crop.module.css'
import { PHOTO_CROP } from './photo-crop.texts.ts'

type Props = { zoom: number; onChange: (zoom: number) => void }

export function ZoomSlider({ zoom, onChange }: Props) {
  const id = useId()
  return (
    <div className={styles.zoom}>
      <label htmlFor={id}>{PHOTO_CROP.zoom}</label>
      <input
        id={id}
        type="range"
        min={MIN_ZOOM}
        max={MAX_ZOOM}
        step={0.05}
        value={zoom}
        aria-valuetext={PHOTO_CROP.zoomValue(zoom)}
        onChange={(event) => onChange(event.currentTarget.valueAsNumber)}
      />
    </div>
  )
}
