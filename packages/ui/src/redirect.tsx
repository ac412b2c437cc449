import { useEffect } from 'react'
import { Loading } from './states/loading.tsx'

/** Leads to another address by loading it: each face is a document of its own, with its own content policy. */
export function Redirect({ to }: { to: string }) {
  useEffect(() => window.location.replace(to), [to])
  return <Loading />
}
