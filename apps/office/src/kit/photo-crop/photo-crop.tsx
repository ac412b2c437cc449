import { LazyPart, lazyPart } from '../lazy/lazy-part.tsx'
import type { PhotoCropProps } from './photo-crop-dialog.tsx'

const PhotoCropDialog = lazyPart(() => import('./photo-crop-dialog.tsx'))

/** The crop dialog, code-split: it loads on first use. */
export const PhotoCrop = (props: PhotoCropProps) => (
  <LazyPart onClose={props.onClose}>
    <PhotoCropDialog {...props} />
  </LazyPart>
)
