import type { Picture as ContentPicture, UploadedPicture } from '@nightshift/shared/site/site-content/picture'
import { pictureAddress } from '@nightshift/shared/site/site-content/picture-address'
import type { CSSProperties } from 'react'
import { useCarried } from '../lib/page-data.ts'

type Props = {
  picture: ContentPicture
  /** Art direction: another picture below this width. */
  narrow?: { picture: ContentPicture; below: number }
  sizes?: string
  /** The size of the library's pictures; uploads have their own. */
  width: number
  height: number
  alt?: string
  className?: string
  /** Above the fold: loaded eagerly with high priority. */
  urgent?: boolean
}

/**
 * A responsive image: AVIF with a WebP fallback, in several widths. The style sheet crops around --focus, and around
 * --focus-narrow where the other picture is shown.
 */
export function Picture({ picture, narrow, sizes = '100vw', alt = '', className, urgent, ...size }: Props) {
  const library = useCarried('libraryFiles')
  const media = narrow && `(width < ${narrow.below}px)`
  const sourcesOf = (shown: ContentPicture, type: 'avif' | 'webp') =>
    shown.from === 'library' ? library[shown.name]?.[type] : uploadedFiles(shown, type)
  const fallback = sourcesOf(picture, 'webp')
  const { width, height } = picture.from === 'upload' ? picture : size
  const focus = { '--focus': focusOf(picture), ...(narrow && { '--focus-narrow': focusOf(narrow.picture) }) }
  return (
    <picture>
      {narrow &&
        (['avif', 'webp'] as const).map((type) => (
          <source
            key={type}
            media={media}
            type={`image/${type}`}
            srcSet={sourcesOf(narrow.picture, type)}
            sizes={sizes}
          />
        ))}
      <source type="image/avif" srcSet={sourcesOf(picture, 'avif')} sizes={sizes} />
      <img
        className={className}
        style={focus as CSSProperties}
        srcSet={fallback}
        sizes={sizes}
        // For browsers without srcset.
        src={fallback?.split(' ')[0]}
        width={width}
        height={height}
        alt={alt}
        loading={urgent ? undefined : 'lazy'}
        fetchPriority={urgent ? 'high' : undefined}
      />
    </picture>
  )
}

const focusOf = ({ focus: { x, y } }: ContentPicture) => `${x}% ${y}%`

const uploadedFiles = ({ id, widths }: UploadedPicture, type: 'avif' | 'webp') =>
  widths.map((width) => `${pictureAddress(id, width, type)} ${width}w`).join(', ')
