import '../../ui/text-face.css'
import { useEffect } from 'react'
import { CodeEntry } from './code-entry.tsx'
import styles from './kiosk.module.css'
import { KIOSK } from './kiosk.texts.ts'
import { newKey } from './new-key.ts'
import { PositionQuestion } from './position-question.tsx'
import { wakeSpeaker } from './sounds.ts'
import { StartScreen } from './start-screen.tsx'
import { Status } from './status.tsx'
import { TipsQuestion } from './tips-question.tsx'
import { TopBar } from './top-bar.tsx'
import { useCamera } from './use-camera.ts'
import { useConnection } from './use-connection.ts'
import { useScanner } from './use-scanner.ts'
import { useSound } from './use-sound.ts'
import { useTimeZone } from './use-time-zone.ts'
import { useWakeLock } from './use-wake-lock.ts'
import { useWedge } from './use-wedge.ts'
import { Viewfinder } from './viewfinder.tsx'

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
