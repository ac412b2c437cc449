import 'react-easy-crop/react-easy-crop.css'
import { Button } from '@mantine/core'
import { type CSSProperties, type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import Cropper from 'react-easy-crop'
import { Actions, Stack, Text } from '../layout.tsx'
import { cropToJpeg } from './crop-to-jpeg.ts'
import { type Area, areaInPixels, MAX_ZOOM, MIN_ZOOM, type Size, zoomOfKey, zoomTo } from './geometry.ts'
import styles from './photo-crop.module.css'
import { PHOTO_CROP } from './photo-crop.texts.ts'
import type { Picture } from './picture.ts'

type Props = {
  picture: Picture
  output: Size
  busy: boolean
  onUse: (dataUrl: string) => void
  onAnother: () => void
}

/** A fixed crop frame; the person pans and zooms the picture behind it. */
export function CropStage({ picture, output, busy, onUse, onAnother }: Props) {
  const [view, setView] = useState({ crop: { x: 0, y: 0 }, zoom: MIN_ZOOM })
  const [ready, setReady] = useState(false)
  const area = useRef<Area>(undefined)
  const stage = useRef<HTMLDivElement>(null)
  const hintId = useId()
  const url = useObjectUrl(picture.blob)

  useEffect(() => {
    if (ready) stage.current?.querySelector<HTMLElement>('[role="application"]')?.focus()
  }, [ready])

  const zoomByKey = (event: KeyboardEvent) => {
    const step = event.ctrlKey || event.metaKey ? undefined : zoomOfKey(event.key)
    if (step) setView((view) => zoomTo(view, view.zoom + step))
  }
  const use = () => {
    if (!area.current || busy) return
    onUse(cropToJpeg(picture.canvas, areaInPixels(area.current, picture.canvas), output))
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only listens to the keys of the controls inside
    <div onKeyDown={zoomByKey}>
      <Stack>
        <div ref={stage} className={styles.stage}>
          <div
            className={styles.window}
            style={{ '--aspect': output.width / output.height } as CSSProperties}
          >
            {url && (
              <Cropper
                image={url}
                {...view}
                aspect={output.width / output.height}
                minZoom={MIN_ZOOM}
                maxZoom={MAX_ZOOM}
                objectFit="cover"
                keyboardStep={8}
                disableAutomaticStylesInjection
                // Shows the picture outside the frame, darkened.
                style={{ containerStyle: { overflow: 'visible' } }}
                classes={{ cropAreaClassName: styles.area }}
                cropperProps={{
                  role: 'application',
                  'aria-label': PHOTO_CROP.area,
                  'aria-describedby': hintId,
                }}
                onCropChange={(crop) => setView(({ zoom }) => ({ crop, zoom }))}
                onZoomChange={(zoom) => setView(({ crop }) => ({ crop, zoom }))}
                onCropAreaChange={(percent) => {
                  area.current = percent
                }}
                onMediaLoaded={() => setReady(true)}
              />
            )}
          </div>
        </div>
        <ZoomSlider zoom={view.zoom} onChange={(zoom) => setView((view) => zoomTo(view, zoom))} />
        <div id={hintId}>
          <Text quiet>{PHOTO_CROP.hint}</Text>
        </div>
        <Actions>
          <Button variant="default" onClick={onAnother}>
            {PHOTO_CROP.another}
          </Button>
          <Button disabled={!ready} aria-busy={busy} onClick={use}>
            {PHOTO_CROP.use}
          </Button>
        </Actions>
      </Stack>
    </div>
  )
}

function useObjectUrl(blob: Blob) {
  const [url, setUrl] = useState<string>()
  useEffect(() => {
    const next = URL.createObjectURL(blob)
    setUrl(next)
    return () => URL.revokeObjectURL(next)
  }, [blob])
  return url
}

type ZoomSliderProps = { zoom: number; onChange: (zoom: number) => void }

function ZoomSlider({ zoom, onChange }: ZoomSliderProps) {
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
