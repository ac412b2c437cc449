import { lazy, Suspense } from 'react'
import type { PhotoCropProps } from './photo-crop-dialog.tsx'

const PhotoCropDialog = lazy(() => import('./photo-crop-dialog.tsx'))

/** The crop dialog, code-split: it loads on first use. */
export const PhotoCrop = (props: PhotoCropProps) => (
  <Suspense fallback={null}>
    <PhotoCropDialog {...props} />
  </Suspense>
)
