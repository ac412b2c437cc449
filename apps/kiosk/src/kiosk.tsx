import '@nightshift/ui/text-face.css'
import { newKey } from '@nightshift/ui/new-key.ts'
import { type CSSProperties, useEffect, useEffectEvent, useState } from 'react'
import { useCamera } from './camera/use-camera.ts'
import { Viewfinder } from './camera/viewfinder.tsx'
import { wakeSpeaker } from './device/sounds.ts'
import { useConnection } from './device/use-connection.ts'
import { useNewerRelease } from './device/use-newer-release.ts'
import { useSound } from './device/use-sound.ts'
import { useVenue } from './device/use-venue.ts'
import { isScanning, isTextField, NOTHING_TYPED, type } from './device/wedge.ts'
import { noticeOf } from './enrolment/notice.ts'
import { SetUp } from './enrolment/set-up.tsx'
import { isFinal, RESET_MS } from './flow/scanner.ts'
import { StartScreen } from './flow/start-screen.tsx'
import { Status } from './flow/status.tsx'
import { TopBar } from './flow/top-bar.tsx'
import { useScanner } from './flow/use-scanner.ts'
import styles from './kiosk.module.css'
import { KIOSK } from './kiosk.texts.ts'
import type { OfflineKiosk } from './offline/offline-kiosk.ts'
import { useOfflineKiosk } from './offline/use-offline-kiosk.ts'
import { CodeEntry } from './questions/code-entry.tsx'
import { DirectionQuestion } from './questions/direction-question.tsx'
import { PositionQuestion } from './questions/position-question.tsx'
import { TipsQuestion } from './questions/tips-question.tsx'

/** Keyboard wedge: reads codes that a hand-held scanner types, wherever the focus is. */
function useWedge(onCode: (code: string) => void) {
  const report = useEffectEvent(onCode)
  useEffect(() => {
    let typed = NOTHING_TYPED
    const listen = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || isTextField(event.target)) return
      const next = type(typed, event.key, event.timeStamp)
      typed = next.typed
      // The digits of a code must not get into the tips that somebody has entered.
      if (isScanning(typed)) event.preventDefault()
      if (!next.code || (event.target instanceof HTMLInputElement && isAmount(next.code))) return
      // This Enter must not press the button that has the focus, nor send a question's form.
      event.preventDefault()
      event.stopPropagation()
      report(next.code)
    }
    window.addEventListener('keydown', listen, { capture: true })
    return () => window.removeEventListener('keydown', listen, { capture: true })
  }, [])
}

/** Tips typed by a person, as opposed to a code that a scanner types into their field. */
const isAmount = (text: string) => /^[\d.]+$/.test(text)

/** The kiosk's screen: the camera, the result of a scan, and its questions. */
export function Kiosk({ kiosk }: { kiosk: OfflineKiosk }) {
  const { connection, reportFailure, probeNow } = useConnection()
  const view = useOfflineKiosk(kiosk, connection, probeNow)
  const { on, display, dispatch, enter, see } = useScanner({
    kiosk,
    connection,
    enrolled: view.state === 'active',
    onUnreachable: reportFailure,
  })
  const [settingUp, setSettingUp] = useState(false)
  const { camera, retry, giveUp } = useCamera(on)
  const { muted, toggle } = useSound(display)
  const { timeZone, logo } = useVenue(view.self)
  useWakeLock(on)
  useWedge(enter)

  useWokenSpeaker()

  const start = () => {
    wakeSpeaker()
    dispatch({ kind: 'start' })
  }
  const leaving = {
    onCancel: () => dispatch({ kind: 'cancel' }),
    onLeave: () => dispatch({ kind: 'leave' }),
    onTouched: () => dispatch({ kind: 'touched', at: Date.now() }),
  }
  const enrolled = view.state === 'active'
  const hint = connection === 'offline' && !enrolled ? KIOSK.offlineHint : KIOSK.hint
  const atRest = !on && display.kind === 'ready'
  useNewerRelease(view.serverRelease, atRest && connection === 'online')

  return (
    <div
      className={styles.kiosk}
      data-shows={display.kind}
      style={{ '--reset': `${RESET_MS}ms` } as CSSProperties}
    >
      {isFinal(display) && <div className={styles.untilNext} />}
      <TopBar
        timeZone={atRest ? undefined : timeZone}
        logo={atRest ? null : logo}
        self={enrolled ? view.self : undefined}
        connection={connection}
        muted={muted}
        onMute={toggle}
      />
      <main className={styles.stage}>
        {atRest ? (
          <StartScreen timeZone={timeZone} logo={logo} onStart={start} />
        ) : (
          <>
            <Viewfinder
              camera={camera}
              display={display}
              onSeen={see}
              onUnreadable={giveUp}
              onRetry={retry}
            />
            <Status display={display} sees={camera.kind !== 'failed'} hint={hint} timeZone={timeZone} />
          </>
        )}
      </main>
      <footer className={styles.footer}>
        <CodeEntry onCode={enter} />
        {atRest && !enrolled && (
          <button type="button" className={styles.quiet} onClick={() => setSettingUp(true)}>
            {KIOSK.setUp.open}
          </button>
        )}
        <p className={styles.notice} role="status">
          {noticeOf(view, connection, timeZone)}
        </p>
        {on && (
          <button type="button" className={styles.stop} onClick={() => dispatch({ kind: 'stop' })}>
            {KIOSK.stop}
          </button>
        )}
      </footer>
      {display.kind === 'choosing' && (
        <PositionQuestion
          {...display}
          {...leaving}
          onChosen={(upId) => dispatch({ kind: 'chosen', upId, key: newKey() })}
        />
      )}
      {display.kind === 'direction' && (
        <DirectionQuestion {...leaving} onChosen={(direction) => dispatch({ kind: 'directed', direction })} />
      )}
      {settingUp && <SetUp kiosk={kiosk} onClose={() => setSettingUp(false)} />}
      {display.kind === 'tips' && (
        <TipsQuestion
          {...display}
          {...leaving}
          onEntered={(tips) => dispatch({ kind: 'tipsEntered', ...tips, key: newKey() })}
        />
      )}
    </div>
  )
}

/** Any touch or key lets the kiosk sound from then on: one that started by itself was not touched yet. */
function useWokenSpeaker() {
  useEffect(() => {
    const wake = () => wakeSpeaker()
    for (const kind of ['pointerdown', 'keydown']) window.addEventListener(kind, wake)
    return () => {
      for (const kind of ['pointerdown', 'keydown']) window.removeEventListener(kind, wake)
    }
  }, [])
}

/** Holds a screen wake lock while it is wanted, where the browser supports it. */
function useWakeLock(wanted: boolean) {
  useEffect(() => {
    if (!wanted || !('wakeLock' in navigator)) return
    let left = false
    let lock: WakeLockSentinel | undefined
    const take = async () => {
      // The browser takes the lock away whenever the page is hidden, and refuses it on a low battery.
      if (document.visibilityState !== 'visible') return
      const taken = await navigator.wakeLock.request('screen').catch(() => undefined)
      if (left) taken?.release()
      else lock = taken
    }
    take()
    document.addEventListener('visibilitychange', take)
    return () => {
      left = true
      document.removeEventListener('visibilitychange', take)
      lock?.release()
    }
  }, [wanted])
}
