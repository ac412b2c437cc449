import { useEffect, useEffectEvent, useRef } from 'react'
import { Outcome } from '../flow/outcome.tsx'
import type { Display } from '../flow/scanner.ts'
import { CameraOffIcon } from '../icons.tsx'
import { KIOSK } from '../kiosk.texts.ts'
import { readBadges } from './read-badges.ts'
import type { Camera } from './use-camera.ts'
import styles from './viewfinder.module.css'

type Props = {
  camera: Camera
  display: Display
  onSeen: (code: string) => void
  onUnreadable: () => void
  onRetry: () => void
}

/** The camera's video, with the outcome of the last scan over it. */
export function Viewfinder({ camera, display, onSeen, onUnreadable, onRetry }: Props) {
  const video = useRef<HTMLVideoElement>(null)
  const stream = camera.kind === 'running' ? camera.stream : undefined
  const seen = useEffectEvent(onSeen)
  const unreadable = useEffectEvent(onUnreadable)

  useEffect(() => {
    const element = video.current
    if (!stream || !element) return
    element.srcObject = stream
    const stop = readBadges(element, { onText: seen, onFailure: unreadable })
    return () => {
      stop()
      element.srcObject = null
    }
  }, [stream])

  return (
    <div className={styles.finder}>
      <video
        ref={video}
        className={styles.video}
        aria-label={KIOSK.camera.label}
        hidden={!stream}
        autoPlay
        playsInline
        muted
      />
      {stream && <div className={styles.brackets} />}
      {camera.kind === 'starting' && <p className={styles.starting}>{KIOSK.camera.starting}</p>}
      {camera.kind === 'failed' && (
        <div className={styles.problem} role="alert">
          <CameraOffIcon />
          <p className={styles.none}>{KIOSK.camera.none}</p>
          <p>{KIOSK.camera[camera.problem]}</p>
          <button type="button" onClick={onRetry}>
            {KIOSK.camera.retry}
          </button>
        </div>
      )}
      <Outcome display={display} />
    </div>
  )
}
