import { useEffect } from 'react'
import { usePageData } from '../../lib/page-data.ts'
import { useSiteSettings } from '../gate/use-site-settings.ts'
import { measureVitals } from './measure.ts'

/**
 * Reports the web vitals once, when the page is hidden or unloaded. The path is the only thing reported about the page.
 * Previews are not reported.
 */
export function useReportedVitals() {
  const { vitalsUrl } = useSiteSettings()
  const { preview } = usePageData()
  useEffect(() => {
    if (preview || typeof PerformanceObserver === 'undefined' || !navigator.sendBeacon) return
    const page = window.location.pathname
    const measured = measureVitals()
    const report = () => {
      if (document.visibilityState !== 'hidden') return
      document.removeEventListener('visibilitychange', report)
      for (const vital of measured()) {
        const body = JSON.stringify({ ...vital, page })
        navigator.sendBeacon(vitalsUrl, new Blob([body], { type: 'application/json' }))
      }
    }
    document.addEventListener('visibilitychange', report)
    return () => document.removeEventListener('visibilitychange', report)
  }, [vitalsUrl, preview])
}
