import { parentPort, workerData } from 'node:worker_threads'
import type { RenderJob, RenderResult } from '@nightshift/shared/site/public-site/rendered'
import { render } from './entry-server.tsx'

// Renders pages in a thread of its own, so that the server answers meanwhile.

const port = parentPort!
port.on('message', async ({ id, url, visit: { live, ...visit } }: RenderJob) => {
  const liveSite = async () => {
    if (!live) throw new Error('The page needs content that it was not given')
    return live
  }
  const result: RenderResult = await render(url, { ...visit, liveSite }, workerData).then(
    (rendered) => ({ id, rendered }),
    (error: Error) => ({ id, error: { name: error.name, message: error.message, stack: error.stack } }),
  )
  port.postMessage(result)
})
