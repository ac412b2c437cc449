import { useEffect } from 'react'
import { usePageData } from '../../lib/page-data.ts'
import { previewTarget } from './preview-target.ts'

/** In a preview, links to pages of the site stay in it, and all others open in a new tab. */
export function usePreviewLinks() {
  const { preview } = usePageData()
  useEffect(() => {
    if (!preview) return
    const follow = (event: MouseEvent) => {
      const link = event.target instanceof Element && event.target.closest('a')
      if (!link || event.defaultPrevented) return
      const target = previewTarget(link.getAttribute('href') ?? '', preview, window.location.origin)
      if (target.kind === 'page') link.href = target.href
      if (target.kind === 'outside') Object.assign(link, { target: '_blank', rel: 'noopener' })
    }
    document.addEventListener('click', follow)
    return () => document.removeEventListener('click', follow)
  }, [preview])
}
