import { useEffect } from 'react'
import { Loading } from './states/loading.tsx'

/**
 * Leads to another address by loading it: each area is a document of its own, with its own content policy. People who
 * type an old address never see this, the server has sent them on.
 */
export function Redirect({ to }: { to: string }) {
  useEffect(() => window.location.replace(to), [to])
  return <Loading />
}

/** The same as a route of the table, in a form that the server can read. */
export const redirect = (to: string) => ({ element: <Redirect to={to} />, handle: { redirectTo: to } })

/** Any address that nothing stands at. The server says so to crawlers; people are home at once. */
export const unknownAddress = { element: <Redirect to="/" />, handle: { redirectTo: '/', isUnknown: true } }
