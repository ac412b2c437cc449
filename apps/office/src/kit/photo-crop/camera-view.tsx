import { Button } from '@mantine/core'
import { type CameraProblem, cameraProblem, closeCamera, openCamera } from '@nightshift/ui/camera.ts'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { Actions, Stack } from '../layout.tsx'
import styles from './photo-crop.module.css'
import { PHOTO_CROP } from './photo-crop.texts.ts'
import { type Picture, pictureOf } from './picture.ts'

type Props = {
  onTaken: (picture: Picture) => void
  onProblem: (problem: CameraProblem) => void
  onBack: () => void
}

/** The camera preview, mirrored; the photo is not mirrored. */
export function CameraView({ onTaken, onProblem, onBack }: Props) {
  const video = useRef<HTMLVideoElement>(null)
  const [running, setRunning] = useState(false)
  const reportProblem = useEffectEvent((error: unknown) => onProblem(cameraProblem(error)))

  useEffect(() => {
    let left = false
    const opening = openCamera()
    opening.then(
      (stream) => {
        // Closes the camera when the view unmounted during the permission prompt.
        if (left) closeCamera(stream)
        else if (video.current) video.current.srcObject = stream
      },
      (error) => left || reportProblem(error),
    )
    return () => {
      left = true
      opening.then(closeCamera, () => {})
    }
  }, [])

  async function take() {
    const { videoWidth: width, videoHeight: height } = video.current!
    try {
      onTaken(await pictureOf(video.current!, { width, height }))
    } catch (error) {
      reportProblem(error)
    }
  }

  return (
    <Stack>
      <video
        ref={video}
        className={styles.video}
        aria-label={PHOTO_CROP.camera.label}
        autoPlay
        playsInline
        muted
        onPlaying={() => setRunning(true)}
      />
      <Actions>
        <Button variant="default" onClick={onBack}>
          {PHOTO_CROP.back}
        </Button>
        <Button disabled={!running} onClick={take}>
          {PHOTO_CROP.camera.take}
        </Button>
      </Actions>
    </Stack>
  )
}
