import workerUrl from './decode.worker.ts?worker&url'

/** More would heat up a cheap tablet and read no faster: a badge is in view for seconds. */
const FRAME_MS = 1000 / 12

type Reading = { onText: (text: string) => void; onFailure: (error: unknown) => void }

/** Decodes QR codes from a video, one frame at a time, until the answered function is called. */
export function readBadges(video: HTMLVideoElement, { onText, onFailure }: Reading) {
  const { worker, forget } = startWorker()
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
      // No frame while the camera rotates or wakes up: retry with the next one.
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
    forget()
  }
}

/**
 * Starts the worker from a blob that imports it: such a worker inherits the page's service worker, which serves the code
 * offline. Its own address is outside of the service worker's scope.
 */
function startWorker() {
  const code = `import ${JSON.stringify(new URL(workerUrl, location.href).href)}`
  const address = URL.createObjectURL(new Blob([code], { type: 'text/javascript' }))
  const forget = () => URL.revokeObjectURL(address)
  return { worker: new Worker(address, { type: 'module' }), forget }
}
