import '@nightshift/ui/text-face.css'
import { useEffect } from 'react'
import { useCamera } from './camera/use-camera.ts'
import { Viewfinder } from './camera/viewfinder.tsx'
import { wakeSpeaker } from './device/sounds.ts'
import { useConnection } from './device/use-connection.ts'
import { useSound } from './device/use-sound.ts'
import { useTimeZone } from './device/use-time-zone.ts'
import { useWakeLock } from './device/use-wake-lock.ts'
import { useWedge } from './device/use-wedge.ts'
import { newKey } from './flow/new-key.ts'
import { StartScreen } from './flow/start-screen.tsx'
import { Status } from './flow/status.tsx'
import { TopBar } from './flow/top-bar.tsx'
import { useScanner } from './flow/use-scanner.ts'
import styles from './kiosk.module.css'
import { KIOSK } from './kiosk.texts.ts'
import { CodeEntry } from './questions/code-entry.tsx'
import { PositionQuestion } from './questions/position-question.tsx'
import { TipsQuestion } from './questions/tips-question.tsx'

/** The kiosk's screen: the camera, the result of a scan, and its questions. */
export function Kiosk() {
  const { connection, reportFailure } = useConnection()
  const { on, display, dispatch, enter, see } = useScanner(connection)
  const { camera, retry, giveUp } = useCamera(on)
  const { muted, toggle } = useSound(display)
  const timeZone = useTimeZone()
  useWakeLock(on)
  useWedge(enter)

  useEffect(() => {
    if (display.kind === 'unreachable') reportFailure()
  }, [display, reportFailure])

  const start = () => {
    wakeSpeaker()
    dispatch({ kind: 'start' })
  }
  const cancel = () => dispatch({ kind: 'cancel' })
  const offline = connection === 'offline'
  const atRest = !on && display.kind === 'ready'

  return (
    <div className={styles.kiosk} data-shows={display.kind}>
      <TopBar timeZone={atRest ? undefined : timeZone} offline={offline} muted={muted} onMute={toggle} />
      <main className={styles.stage}>
        {atRest ? (
          <StartScreen timeZone={timeZone} onStart={start} />
        ) : (
          <>
            <Viewfinder
              camera={camera}
              display={display}
              onSeen={see}
              onUnreadable={giveUp}
              onRetry={retry}
            />
            <Status display={display} sees={camera.kind !== 'failed'} offline={offline} timeZone={timeZone} />
          </>
        )}
      </main>
      <footer className={styles.footer}>
        <CodeEntry onCode={enter} />
        {on && (
          <button type="button" className={styles.stop} onClick={() => dispatch({ kind: 'stop' })}>
            {KIOSK.stop}
          </button>
        )}
      </footer>
      {display.kind === 'choosing' && (
        <PositionQuestion
          {...display}
          onChosen={(upId) => dispatch({ kind: 'chosen', upId, key: newKey() })}
          onCancel={cancel}
        />
      )}
      {display.kind === 'tips' && (
        <TipsQuestion
          {...display}
          onEntered={(tips) => dispatch({ kind: 'tipsEntered', ...tips, key: newKey() })}
          onCancel={cancel}
        />
      )}
    </div>
  )
}
