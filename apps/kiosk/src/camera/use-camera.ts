import { type CameraProblem, cameraProblem, closeCamera, openCamera } from '@nightshift/ui/camera.ts'
import { useEffect, useState } from 'react'

export type Camera =
  | { kind: 'off' | 'starting' }
  | { kind: 'running'; stream: MediaStream }
  | { kind: 'failed'; problem: CameraProblem | 'insecure' | 'unreadable' }

/** The stream of the front camera while it is wanted; its tracks are stopped as soon as it is not. */
export function useCamera(wanted: boolean) {
  const [camera, setCamera] = useState<Camera>({ kind: 'off' })
  const [attempt, setAttempt] = useState(0)

  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt opens the camera anew
  useEffect(() => {
    if (!wanted) return
    let left = false
    const fail = (error: unknown) => {
      if (!left) setCamera({ kind: 'failed', problem: isSecureContext ? cameraProblem(error) : 'insecure' })
    }
    setCamera({ kind: 'starting' })
    const opening = openCamera()
    opening.then((stream) => {
      if (left) return
      // The track ended: the camera was unplugged, or taken by the system.
      for (const track of stream.getTracks()) track.addEventListener('ended', fail)
      setCamera({ kind: 'running', stream })
    }, fail)
    return () => {
      left = true
      opening.then(closeCamera, () => {})
      setCamera({ kind: 'off' })
    }
  }, [wanted, attempt])

  return {
    camera,
    retry: () => setAttempt((count) => count + 1),
    giveUp: () => setCamera({ kind: 'failed', problem: 'unreadable' }),
  }
}
