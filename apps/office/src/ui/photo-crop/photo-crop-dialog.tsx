import { Alert, Button, CloseButton, FileButton } from '@mantine/core'
import { PHOTO_SIZE } from '@nightshift/shared/image'
import { CameraIcon, PictureIcon } from '@nightshift/ui/icons.tsx'
import { useEffect, useId, useLayoutEffect, useRef, useState } from 'react'
import { useCloseOnBack } from '../leaving/leave-blockers.ts'
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
  <>
    {problem ? (
      <Alert color="red" variant="light" role="alert" classNames={{ message: styles.problem }}>
        {problem}
      </Alert>
    ) : (
      <p className={styles.hint}>{PHOTO_CROP.sourceHint}</p>
    )}
    <div className={styles.sources}>
      <FileButton accept="image/*" onChange={(file) => file && onFile(file)}>
        {(props) => (
          <Button {...props} className={styles.source} variant="default" leftSection={<PictureIcon />}>
            {PHOTO_CROP.chooseFile}
          </Button>
        )}
      </FileButton>
      <Button className={styles.source} variant="default" leftSection={<CameraIcon />} onClick={onCamera}>
        {PHOTO_CROP.useCamera}
      </Button>
    </div>
    {onRemove && (
      <Button className={styles.remove} variant="subtle" color="red" loading={busy} onClick={onRemove}>
        {PHOTO_CROP.remove}
      </Button>
    )}
  </>
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
  const frame = useRef<HTMLDialogElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const titleId = useId()
  const [step, setStep] = useState<Step>({ kind: 'choose' })
  useCloseOnBack(onClose)

  // <dialog>.close() restores the focus, so it runs before React removes the element.
  useLayoutEffect(() => {
    const element = frame.current
    element?.showModal()
    return () => element?.close()
  }, [])

  // The focused button unmounts with its step: moves the focus to the heading.
  useEffect(() => {
    if (document.activeElement === document.body) heading.current?.focus()
  })

  const crop = (picture: Picture) => setStep({ kind: 'crop', picture })
  async function read(file: File) {
    setStep({ kind: 'reading' })
    await readPicture(file).then(crop, () => setStep({ kind: 'choose', problem: PHOTO_CROP.unreadable }))
  }

  return (
    <dialog
      ref={frame}
      className={styles.frame}
      aria-labelledby={titleId}
      onClose={() => frame.current?.open || onClose()}
    >
      <div className={styles.panel}>
        <div className={styles.top}>
          <h2 ref={heading} id={titleId} tabIndex={-1} className={styles.title}>
            {title}
          </h2>
          <CloseButton aria-label={PHOTO_CROP.close} onClick={onClose} />
        </div>
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
          <p className={styles.reading} role="status">
            {PHOTO_CROP.reading}
          </p>
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
    </dialog>
  )
}
