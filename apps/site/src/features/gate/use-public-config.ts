import type { FESTIVALS_CALLS } from '@nightshift/shared/festivals/calls'
import type { PublicConfigEntry } from '@nightshift/shared/festivals/contract'
import { PUBLIC_CONFIG } from '@nightshift/shared/public-site/call-paths'
import { callUnchecked } from '@nightshift/ui/api/unchecked.ts'
import { dialogs } from '@nightshift/ui/dialogs/dialogs.tsx'
import { useCallback, useEffect, useState } from 'react'
import { usePageData } from '../../lib/page-data.ts'
import { PUBLIC_SITE } from './public-site.texts.ts'

const loadConfig = () => callUnchecked<typeof FESTIVALS_CALLS.publicConfig>(PUBLIC_CONFIG)

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
      setState({ kind: 'loaded', config: await loadConfig() })
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
