import { fallbackOf, srcSetOf } from './art/pictures.ts'

type Props = {
  name: string
  /** Art direction: another crop below this width. */
  narrow?: { name: string; below: number }
  sizes?: string
  width: number
  height: number
  alt?: string
  className?: string
  /** Above the fold: loaded eagerly with high priority. */
  urgent?: boolean
}

/** A responsive image: AVIF with a WebP fallback, in several widths. */
export function Picture({
  name,
  narrow,
  sizes = '100vw',
  width,
  height,
  alt = '',
  className,
  urgent,
}: Props) {
  const media = narrow && `(width < ${narrow.below}px)`
  return (
    <picture>
      {narrow && (
        <source media={media} type="image/avif" srcSet={srcSetOf(narrow.name, 'avif')} sizes={sizes} />
      )}
      {narrow && (
        <source media={media} type="image/webp" srcSet={srcSetOf(narrow.name, 'webp')} sizes={sizes} />
      )}
      <source type="image/avif" srcSet={srcSetOf(name, 'avif')} sizes={sizes} />
      <img
        className={className}
        srcSet={srcSetOf(name, 'webp')}
        sizes={sizes}
        src={fallbackOf(name)}
        width={width}
        height={height}
        alt={alt}
        loading={urgent ? undefined : 'lazy'}
        fetchPriority={urgent ? 'high' : undefined}
      />
    </picture>
  )
}
