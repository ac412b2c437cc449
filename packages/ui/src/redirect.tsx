import { useEffect } from 'react'
import { Loading } from './states/loading.tsx'

/** Redirects with a full page load: each app is its own document, with its own content policy. */
export function Redirect({ to }: { to: string }) {
  useEffect(() => window.location.replace(to), [to])
  return <Loading />
}
