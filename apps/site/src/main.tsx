import { hideDismissedNotices } from '@nightshift/ui/notice/dismissed.ts'
import { watchErrors } from '@nightshift/ui/report-error.ts'

const root = document.getElementById('root')!

const loadStart = async () => {
  // Code splitting: a phone compiles each chunk in its own task, and handles input in between.
  await import('react-dom/client')
  await pause()
  return import('./start.tsx')
}

const pause = () => new Promise((resolve) => setTimeout(resolve))

/** Click replay: clicks on buttons before hydration are repeated after it. */
const pressed: HTMLButtonElement[] = []
const remember = ({ target }: MouseEvent) => {
  const button = target instanceof Element && target.closest('button')
  if (button) pressed.push(button)
}

/** Runs after first contentful paint. A requested animation frame is painted later than its callback. */
function afterFirstPaint(then: () => void) {
  if (!PerformanceObserver.supportedEntryTypes.includes('paint')) return then()
  const watch = new PerformanceObserver((paints) => {
    if (!paints.getEntriesByName('first-contentful-paint').length) return
    watch.disconnect()
    then()
  })
  watch.observe({ type: 'paint', buffered: true })
}

/** Runs in the first idle period after that, or after a delay where the browser has no requestIdleCallback. */
const whenIdle = (then: () => void) =>
  afterFirstPaint(() =>
    requestAnimationFrame(() =>
      'requestIdleCallback' in window ? requestIdleCallback(then, { timeout: 1_000 }) : setTimeout(then, 200),
    ),
  )

async function begin() {
  const { start } = await loadStart()
  await pause()
  await start(root)
  document.removeEventListener('click', remember)
  for (const button of pressed) button.click()
}

watchErrors()
hideDismissedNotices()
document.addEventListener('click', remember)
// Deferred hydration: rendered HTML works without code, so the code waits for the images and an idle period.
if (!root.firstElementChild) begin()
else if (document.readyState === 'complete') whenIdle(begin)
else window.addEventListener('load', () => whenIdle(begin), { once: true })
