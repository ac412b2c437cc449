import { publicPageOf } from './features/public-site/gate.ts'

const root = document.getElementById('root')!

// Each area is a document of its own and loads nothing of the other.
const loadArea = () =>
  publicPageOf(window.location.pathname) ? import('./public-start.tsx') : import('./office-start.tsx')

/** A button that was pressed before there was code behind it is pressed again when there is. */
let pressed: HTMLButtonElement | null = null
const remember = ({ target }: MouseEvent) => {
  pressed = target instanceof Element ? target.closest('button') : null
}

async function begin() {
  const { start } = await loadArea()
  await start(root)
  document.removeEventListener('click', remember)
  pressed?.click()
}

/** Not every browser tells when it has nothing to do. */
const whenIdle = (then: () => void) =>
  'requestIdleCallback' in window ? requestIdleCallback(then, { timeout: 1_000 }) : setTimeout(then, 200)

document.addEventListener('click', remember)
// What the server has rendered works as it is: its code comes when its pictures are there and it has been painted.
if (!root.firstElementChild) begin()
else if (document.readyState === 'complete') whenIdle(begin)
else window.addEventListener('load', () => whenIdle(begin), { once: true })
