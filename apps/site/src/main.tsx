import { revealBelowFold } from './lib/reveal-below-fold.ts'

const root = document.getElementById('root')!

const loadStart = async () => {
  // A phone takes a while to read each; it may answer in between.
  await import('react-dom/client')
  await pause()
  return import('./start.tsx')
}

const pause = () => new Promise((resolve) => setTimeout(resolve))

/** Buttons that were pressed before there was code behind them are pressed again when there is. */
const pressed: HTMLButtonElement[] = []
const remember = ({ target }: MouseEvent) => {
  const button = target instanceof Element && target.closest('button')
  if (button) pressed.push(button)
}

/** When the page can be seen: to ask for a frame is not enough, it is shown a while later. */
function whenSeen(then: () => void) {
  if (!PerformanceObserver.supportedEntryTypes.includes('paint')) return then()
  const watch = new PerformanceObserver((paints) => {
    if (!paints.getEntriesByName('first-contentful-paint').length) return
    watch.disconnect()
    then()
  })
  watch.observe({ type: 'paint', buffered: true })
}

/** When the browser has nothing to do after that, which not every one tells. */
const whenCalm = (then: () => void) =>
  whenSeen(() =>
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
  revealBelowFold(root)
}

document.addEventListener('click', remember)
// What the server has rendered works as it is: its code comes when its pictures are there and it is calm.
if (!root.firstElementChild) begin()
else if (document.readyState === 'complete') whenCalm(begin)
else window.addEventListener('load', () => whenCalm(begin), { once: true })
