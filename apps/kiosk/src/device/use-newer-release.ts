import { useEffect } from 'react'

/** The version in the root package.json; the build fills it in. */
declare const __RELEASE__: string

const RELOADED_FOR = 'kiosk-reloaded-for'

const reloadPage = () => location.reload()

/** Reloads an idle page when the server runs another release, once for each: a page may stay open for weeks. */
export function useNewerRelease(serverRelease: string | undefined, idle: boolean, reload = reloadPage) {
  useEffect(() => {
    if (!idle || !serverRelease || serverRelease === __RELEASE__) return
    if (sessionStorage.getItem(RELOADED_FOR) === serverRelease) return
    sessionStorage.setItem(RELOADED_FOR, serverRelease)
    reload()
  }, [serverRelease, idle, reload])
}
