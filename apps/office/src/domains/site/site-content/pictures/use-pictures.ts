import {
  PICTURE_MAX_BYTES,
  PICTURE_TYPES,
  SITE_PICTURE_CALLS,
  StoredPicture,
} from '@nightshift/shared/site/site-content/picture-calls'
import { HEIC_TYPES } from '@nightshift/shared/site/site-content/pictures/file-type'
import type { PicturePurpose } from '@nightshift/shared/site/site-content/pictures/limits'
import { addressOf } from '@nightshift/ui/api/address.ts'
import { ApiError, errorFrom } from '@nightshift/ui/api/api-error.ts'
import { refusalOf } from '@nightshift/ui/api/refusal.ts'
import { SLOW_PATIENCE_MS } from '@nightshift/ui/api/send.ts'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { queryOf } from '../../../../lib/calls.ts'
import { PICTURES } from './pictures.texts.ts'

/** What the server says about a picture: too small, too heavy, HEIC, or that it is busy. */
const SERVER_WORDS = [409, 413, 415, 422, 503] as const

/** The uploaded pictures of a festival, and the upload of another one. */
export function usePictures(festivalId: number, purpose: PicturePurpose) {
  const queries = useQueryClient()
  const query = queryOf(SITE_PICTURE_CALLS.list, { params: { festival: festivalId } })
  const { data: pictures, error } = useQuery(query)
  const [sent, setSent] = useState(0)
  // Sent with its progress, and no live event announces it.
  const uploading = useMutation({
    mutationFn: (file: File) => uploadPicture({ festivalId, purpose, file, onProgress: setSent }),
    meta: { showsProgress: true },
    onSuccess: () => queries.invalidateQueries({ queryKey: query.queryKey }),
  })
  const [problem, setProblem] = useState<string>()

  /** Resolves to undefined after a failure, which is then the problem. */
  async function upload(file: File) {
    setSent(0)
    setProblem(undefined)
    if (file.size > PICTURE_MAX_BYTES) return setProblem(PICTURES.tooLarge)
    try {
      return await uploading.mutateAsync(file)
    } catch (error) {
      return setProblem(refusalOf(error, SERVER_WORDS) ?? PICTURES.uploadFailed)
    }
  }
  return {
    pictures,
    hasFailed: error !== null,
    upload,
    isUploading: uploading.isPending,
    sent,
    problem,
    setProblem,
  }
}

type Upload = {
  festivalId: number
  purpose: PicturePurpose
  file: File
  /** From 0 to 1, while the file is sent. */
  onProgress: (sent: number) => void
}

/** Uploads a file with XMLHttpRequest, because fetch does not report the progress of a body. */
async function uploadPicture({ festivalId, purpose, file, onProgress }: Upload) {
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
