export type Vital = { name: 'CLS' | 'FCP' | 'INP' | 'LCP' | 'TTFB'; value: number }

type Shift = PerformanceEntry & { value: number; hadRecentInput: boolean }
type Interaction = PerformanceEntry & { interactionId?: number }

/** Observes the web vitals of the page. Returns a function that reads the values so far. */
export function measureVitals() {
  const found = new Map<Vital['name'], number>()
  const watch = (type: string, see: (entry: PerformanceEntry) => void, more = {}) => {
    if (!PerformanceObserver.supportedEntryTypes.includes(type)) return
    const observer = new PerformanceObserver((list) => list.getEntries().forEach(see))
    observer.observe({ type, buffered: true, ...more })
  }
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  if (navigation) found.set('TTFB', navigation.responseStart)
  watch('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') found.set('FCP', startTime)
  })
  watch('largest-contentful-paint', ({ startTime }) => found.set('LCP', startTime))
  const shifts = cumulativeLayoutShift()
  // Zero, not undefined, for a page without layout shifts.
  if (PerformanceObserver.supportedEntryTypes.includes('layout-shift')) found.set('CLS', 0)
  watch('layout-shift', (entry) => {
    if (!(entry as Shift).hadRecentInput) found.set('CLS', shifts(entry as Shift))
  })
  watch(
    'event',
    (entry) => {
      if ((entry as Interaction).interactionId)
        found.set('INP', Math.max(found.get('INP') ?? 0, entry.duration))
    },
    { durationThreshold: 40 },
  )
  return (): Vital[] => [...found].map(([name, value]) => ({ name, value: Math.round(value * 1000) / 1000 }))
}

/** Cumulative layout shift: the worst session window, of shifts less than one second apart, five seconds at most. */
export function cumulativeLayoutShift() {
  let worst = 0
  let sum = 0
  let first = 0
  let last = 0
  return ({ startTime, value }: Pick<Shift, 'startTime' | 'value'>) => {
    const same = sum && startTime - last < 1000 && startTime - first < 5000
    sum = same ? sum + value : value
    if (!same) first = startTime
    last = startTime
    worst = Math.max(worst, sum)
    return worst
  }
}
