import { Button, FileButton, Progress } from '@mantine/core'
import { PICTURE_TYPES } from '@nightshift/shared/site/site-content/picture-calls'
import { PictureIcon } from '@nightshift/ui/icons.tsx'
import { type DragEvent, useRef, useState } from 'react'
import { Text } from '../../../../kit/layout.tsx'
import styles from './pictures.module.css'
import { PICTURES } from './pictures.texts.ts'

type Props = {
  isUploading: boolean
  /** From 0 to 1. */
  sent: number
  problem: string | undefined
  onFile: (file: File) => void
}

/** Takes a file from the picker, or dropped. */
export function UploadBox({ isUploading, sent, problem, onFile }: Props) {
  const [isOver, setIsOver] = useState(false)
  /** Forgets the file of the picker, which says nothing when the same one is chosen again after a failure. */
  const reset = useRef<() => void>(null)
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setIsOver(false)
    const [file] = event.dataTransfer.files
    if (file && !isUploading) onFile(file)
  }
  const choose = (file: File | null) => {
    reset.current?.()
    if (file) onFile(file)
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the button inside does the same
    <div
      className={styles.upload}
      data-over={isOver || undefined}
      onDragOver={(event) => {
        event.preventDefault()
        setIsOver(true)
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={drop}
    >
      <FileButton accept={PICTURE_TYPES.join(',')} resetRef={reset} onChange={choose}>
        {(props) => (
          <Button {...props} leftSection={<PictureIcon />} loading={isUploading}>
            {PICTURES.upload}
          </Button>
        )}
      </FileButton>
      <Text quiet>{PICTURES.uploadHint}</Text>
      {isUploading && (
        <div className={styles.progress} role="status">
          <Progress value={sent * 100} animated={sent === 1} aria-label={PICTURES.uploading} />
          <span>{sent < 1 ? PICTURES.uploading : PICTURES.preparing}</span>
        </div>
      )}
      {problem && (
        <Text tone="bad" alert>
          {problem}
        </Text>
      )}
    </div>
  )
}
