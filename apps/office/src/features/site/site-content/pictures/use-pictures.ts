import { PICTURE_MAX_BYTES, SITE_PICTURE_CALLS } from '@nightshift/shared/site/site-content/picture-calls'
import type { PicturePurpose } from '@nightshift/shared/site/site-content/pictures/limits'
import { refusalOf } from '@nightshift/ui/api/refusal.ts'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { queryOf } from '../../../../lib/calls.ts'
import { uploadPicture } from './pictures.api.ts'
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
