export type CameraProblem = 'refused' | 'absent' | 'broken'

/** Opens the front camera, where there is a choice. */
export async function openCamera() {
  // Browsers hide mediaDevices in insecure contexts (plain HTTP).
  if (!navigator.mediaDevices?.getUserMedia) throw new DOMException('No camera', 'NotFoundError')
  return navigator.mediaDevices.getUserMedia({
    video: { facingMode: 'user', width: { ideal: 1280 }, height: { ideal: 960 } },
  })
}

export const closeCamera = (stream?: MediaStream) => {
  for (const track of stream?.getTracks() ?? []) track.stop()
}

/** Classifies a camera error by what the person can do about it. */
export function cameraProblem(error: unknown): CameraProblem {
  const name = (error as { name?: string } | undefined)?.name
  if (name === 'NotAllowedError' || name === 'SecurityError') return 'refused'
  if (name === 'NotFoundError' || name === 'OverconstrainedError') return 'absent'
  return 'broken'
}
