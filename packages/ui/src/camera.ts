export type CameraProblem = 'refused' | 'absent' | 'broken'

/** The camera that looks at the person, where there is a choice. */
export async function openCamera() {
  // Browsers hide the cameras from pages that came without encryption.
  if (!navigator.mediaDevices?.getUserMedia) throw new DOMException('No camera', 'NotFoundError')
  return navigator.mediaDevices.getUserMedia({
    video: { facingMode: 'user', width: { ideal: 1280 }, height: { ideal: 960 } },
  })
}

export const closeCamera = (stream?: MediaStream) => {
  for (const track of stream?.getTracks() ?? []) track.stop()
}

/** Why there is no camera, as far as it makes a difference to the person. */
export function cameraProblem(error: unknown): CameraProblem {
  const name = (error as { name?: string } | undefined)?.name
  if (name === 'NotAllowedError' || name === 'SecurityError') return 'refused'
  if (name === 'NotFoundError' || name === 'OverconstrainedError') return 'absent'
  return 'broken'
}
