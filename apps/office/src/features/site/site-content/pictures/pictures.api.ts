import {
  PICTURE_TYPES,
  SITE_PICTURE_CALLS,
  StoredPicture,
} from '@nightshift/shared/site/site-content/picture-calls'
import { HEIC_TYPES } from '@nightshift/shared/site/site-content/pictures/file-type'
import type { PicturePurpose } from '@nightshift/shared/site/site-content/pictures/limits'
import { addressOf } from '@nightshift/ui/api/address.ts'
import { ApiError, errorFrom } from '@nightshift/ui/api/api-error.ts'
import { SLOW_PATIENCE_MS } from '@nightshift/ui/api/send.ts'

type Upload = {
  festivalId: number
  purpose: PicturePurpose
  file: File
  /** From 0 to 1, while the file is sent. */
  onProgress: (sent: number) => void
}

/** Uploads a file with XMLHttpRequest, because fetch does not report the progress of a body. */
export async function uploadPicture({ festivalId, purpose, file, onProgress }: Upload) {
  const address = addressOf(SITE_PICTURE_CALLS.upload, {
    params: { festival: festivalId },
    query: { purpose },
  })
  const request = new XMLHttpRequest()
  const answered = new Promise<void>((resolve, reject) => {
    const fail = () => reject(new ApiError(0, 'notSent', 'The upload was cut off'))
    request.addEventListener('load', () => resolve())
    for (const event of ['error', 'abort', 'timeout']) request.addEventListener(event, fail)
  })
  request.upload.addEventListener('progress', ({ loaded, total }) => onProgress(total ? loaded / total : 0))
  request.open('POST', address)
  request.timeout = SLOW_PATIENCE_MS
  request.setRequestHeader('accept', 'application/json')
  const { type, body } = sentAs(file)
  request.setRequestHeader('content-type', type)
  request.send(body)
  await answered
  const { status, responseText } = request
  if (status !== 200) throw await errorFrom(new Response(responseText, { status }))
  return StoredPicture.parse(JSON.parse(responseText))
}

/** Some browsers do not know the type of a file: the server looks at its bytes. The beginning of a HEIC is enough. */
function sentAs(file: File): { type: string; body: Blob } {
  if (HEIC_TYPES.includes(file.type) || /\.(heic|heif)$/i.test(file.name))
    return { type: HEIC_TYPES[0]!, body: file.slice(0, 64) }
  const isKnown = (PICTURE_TYPES as readonly string[]).includes(file.type)
  return { type: isKnown ? file.type : PICTURE_TYPES[0], body: file }
}
