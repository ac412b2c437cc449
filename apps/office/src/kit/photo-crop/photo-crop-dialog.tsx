import { Alert, Button, FileButton } from '@mantine/core'
import { PHOTO_SIZE } from '@nightshift/shared/image'
import { CameraIcon, PictureIcon } from '@nightshift/ui/icons.tsx'
import { useEffect, useRef, useState } from 'react'
import { Fields, Stack, Text } from '../layout.tsx'
import { OfficeModal } from '../office-modal.tsx'
import { CameraView } from './camera-view.tsx'
import { CropStage } from './crop-stage.tsx'
import type { Size } from './geometry.ts'
import styles from './photo-crop.module.css'
import { PHOTO_CROP } from './photo-crop.texts.ts'
import { type Picture, readPicture } from './picture.ts'

type Props = {
  problem?: string | undefined
  busy: boolean
  onFile: (file: File) => void
  onCamera: () => void
  onRemove?: (() => void) | undefined
}

/** Chooses the source: file or camera, or none. Shows the problem of the last attempt. */
const SourceChoice = ({ problem, busy, onFile, onCamera, onRemove }: Props) => (
  <Stack>
    {problem ? (
      <Alert color="red" variant="light" role="alert">
        {problem}
      </Alert>
    ) : (
      <Text quiet>{PHOTO_CROP.sourceHint}</Text>
    )}
    <Fields narrow>
      <FileButton accept="image/*" onChange={(file) => file && onFile(file)}>
        {(props) => (
          <Button {...props} data-autofocus className={styles.source} leftSection={<PictureIcon />}>
            {PHOTO_CROP.chooseFile}
          </Button>
        )}
      </FileButton>
      <Button className={styles.source} variant="default" leftSection={<CameraIcon />} onClick={onCamera}>
        {PHOTO_CROP.useCamera}
      </Button>
    </Fields>
    {onRemove && (
      <Button variant="subtle" color="red" loading={busy} onClick={onRemove}>
        {PHOTO_CROP.remove}
      </Button>
    )}
  </Stack>
)

export type PhotoCropProps = {
  title: string
  /** The output size in pixels, and the aspect ratio of the frame. By default a pass photo. */
  output?: Size
  /** While the result is being saved. */
  busy?: boolean
  /** Receives a JPEG data URL. The caller closes the dialog, so that a failed save keeps the crop. */
  onUse: (dataUrl: string) => void
  /** Offers to go back to the default picture. */
  onRemove?: (() => void) | undefined
  onClose: () => void
}

type Step =
  | { kind: 'choose'; problem?: string }
  | { kind: 'reading' }
  | { kind: 'camera' }
  | { kind: 'crop'; picture: Picture }

/** Crops a picture from a file or the camera to a fixed size. */
export default function PhotoCropDialog({
  title,
  output = PHOTO_SIZE,
  busy = false,
  onUse,
  onRemove,
  onClose,
}: PhotoCropProps) {
  const steps = useRef<HTMLDivElement>(null)
  const [step, setStep] = useState<Step>({ kind: 'choose' })

  // The button that had the focus is gone with its step.
  useEffect(() => {
    if (document.activeElement === document.body)
      steps.current?.closest<HTMLElement>('[role=dialog]')?.focus()
  })

  const crop = (picture: Picture) => setStep({ kind: 'crop', picture })
  async function read(file: File) {
    setStep({ kind: 'reading' })
    await readPicture(file).then(crop, () => setStep({ kind: 'choose', problem: PHOTO_CROP.unreadable }))
  }

  return (
    <OfficeModal title={title} size="30rem" onClose={onClose}>
      <div ref={steps}>
        {step.kind === 'choose' && (
          <SourceChoice
            problem={step.problem}
            busy={busy}
            onFile={read}
            onCamera={() => setStep({ kind: 'camera' })}
            onRemove={onRemove}
          />
        )}
        {step.kind === 'reading' && (
          <Text quiet status>
            {PHOTO_CROP.reading}
          </Text>
        )}
        {step.kind === 'camera' && (
          <CameraView
            onTaken={crop}
            onProblem={(problem) => setStep({ kind: 'choose', problem: PHOTO_CROP.camera[problem] })}
            onBack={() => setStep({ kind: 'choose' })}
          />
        )}
        {step.kind === 'crop' && (
          <CropStage
            picture={step.picture}
            output={output}
            busy={busy}
            onUse={onUse}
            onAnother={() => setStep({ kind: 'choose' })}
          />
        )}
      </div>
    </OfficeModal>
  )
}
