import type { PublicConfigEntry } from '@nightshift/shared/festivals/contract'
import { api } from '@nightshift/ui/api/api.ts'
import { dialogs } from '@nightshift/ui/dialogs/dialogs.tsx'
import { useCallback, useEffect, useState } from 'react'
import { usePageData } from '../../lib/page-data.ts'
import { PUBLIC_SITE } from './public-site.texts.ts'

// Not validated: a schema would add to the bundle of the public pages.
const trusted = { parse: (answer: unknown) => answer as PublicConfigEntry[] }

type State = { kind: 'loading' } | { kind: 'failed' } | { kind: 'loaded'; config: PublicConfigEntry[] }

/** The public configuration: from the page that the server rendered, otherwise from a call. */
export function usePublicConfig() {
  const { publicConfig } = usePageData()
  const [state, setState] = useState<State>(
    publicConfig ? { kind: 'loaded', config: publicConfig } : { kind: 'loading' },
  )
  const load = useCallback(async () => {
    setState({ kind: 'loading' })
    try {
      setState({ kind: 'loaded', config: await api.get('/api/publicConfig', trusted) })
    } catch (error) {
      console.error(error)
      setState({ kind: 'failed' })
      await dialogs.alert({ text: PUBLIC_SITE.configFailed })
    }
  }, [])

  useEffect(() => {
    if (!publicConfig) load()
  }, [publicConfig, load])
  return { state, retry: load }
}
