import { Alert, Button, FileButton } from '@mantine/core'
import { CameraIcon, PictureIcon } from '@nightshift/ui/icons.tsx'
import styles from './photo-crop.module.css'
import { PHOTO_CROP } from './photo-crop.texts.ts'

type Props = {
  problem?: string | undefined
  busy: boolean
  onFile: (file: File) => void
  onCamera: () => void
  onRemove?: (() => void) | undefined
}

/** Chooses the source: file or camera, or none. Shows the problem of the last attempt. */
export const SourceChoice = ({ problem, busy, onFile, onCamera, onRemove }: Props) => (
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
