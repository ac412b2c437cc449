import { publicPageOf } from './features/public-site/public-page.ts'
import { settle } from './lib/settle.ts'

const root = document.getElementById('root')!

// Each area is a document of its own and loads nothing of the other.
const loadArea = () =>
  publicPageOf(window.location.pathname) ? import('./public-start.tsx') : import('./office-start.tsx')

/** Buttons that were pressed before there was code behind them are pressed again when there is. */
const pressed: HTMLButtonElement[] = []
const remember = ({ target }: MouseEvent) => {
  const button = target instanceof Element && target.closest('button')
  if (button) pressed.push(button)
}

/** When the page has been painted and the browser has nothing to do, which not every browser tells. */
const whenCalm = (then: () => void) =>
  requestAnimationFrame(() =>
    'requestIdleCallback' in window ? requestIdleCallback(then, { timeout: 1_000 }) : setTimeout(then, 200),
  )

async function begin() {
  const { start } = await loadArea()
  // On a phone it takes a while to read all that; it may answer before it goes on.
  await new Promise((resolve) => setTimeout(resolve))
  await start(root)
  document.removeEventListener('click', remember)
  for (const button of pressed) button.click()
  settle(root)
}

document.addEventListener('click', remember)
// What the server has rendered works as it is: its code comes when its pictures are there and it is calm.
if (!root.firstElementChild) begin()
else if (document.readyState === 'complete') whenCalm(begin)
else window.addEventListener('load', () => whenCalm(begin), { once: true })
