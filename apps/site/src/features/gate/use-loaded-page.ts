import { dialogs } from '@nightshift/ui/dialogs/dialogs.tsx'
import { useCallback, useEffect, useState } from 'react'
import { type PageData, usePageData } from '../../lib/page-data.ts'
import { PUBLIC_SITE } from './public-site.texts.ts'

type State = { kind: 'loading' } | { kind: 'failed' } | { kind: 'loaded'; page: PageData }

/** The page with its data: from the document that the server rendered, otherwise from calls. */
export function useLoadedPage() {
  const page = usePageData()
  const [state, setState] = useState<State>(
    page.publicConfig ? { kind: 'loaded', page } : { kind: 'loading' },
  )
  const load = useCallback(async () => {
    setState({ kind: 'loading' })
    try {
      // Its own chunk: rendered pages have their data.
      const { loadPage } = await import('./load-page.ts')
      setState({ kind: 'loaded', page: { ...page, ...(await loadPage(page)) } })
    } catch (error) {
      console.error(error)
      setState({ kind: 'failed' })
      await dialogs.alert({ text: PUBLIC_SITE.configFailed })
    }
  }, [page])

  useEffect(() => {
    if (!page.publicConfig) load()
  }, [page, load])
  return { state, retry: load }
}
