import workerUrl from './decode.worker.ts?worker&url'

/** More would heat up a cheap tablet and read no faster: a badge is in view for seconds. */
const FRAME_MS = 1000 / 12

type Reading = { onText: (text: string) => void; onFailure: (error: unknown) => void }

/** Looks for QR codes in what a video shows, one frame at a time, until it is told to stop. */
export function readBadges(video: HTMLVideoElement, { onText, onFailure }: Reading) {
  const worker = new Worker(workerUrl, { type: 'module' })
  let timer: ReturnType<typeof setTimeout>
  let begun = 0

  const next = () => {
    timer = setTimeout(look, Math.max(0, begun + FRAME_MS - performance.now()))
  }
  const look = async () => {
    begun = performance.now()
    if (video.readyState < video.HAVE_CURRENT_DATA) return next()
    try {
      const frame = await createImageBitmap(video)
      worker.postMessage(frame, [frame])
    } catch {
      // The camera turns, or wakes up: the next frame will do.
      next()
    }
  }
  worker.onmessage = ({ data: text }: MessageEvent<string | null>) => {
    if (text !== null) onText(text)
    next()
  }
  worker.onerror = onFailure
  look()
  return () => {
    clearTimeout(timer)
    worker.onmessage = null
    worker.terminate()
  }
}
