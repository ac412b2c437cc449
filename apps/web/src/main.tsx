import { publicPageOf } from './features/public-site/gate.ts'

const root = document.getElementById('root')!

// Each area is a document of its own and loads nothing of the other.
function loadArea() {
  const area = publicPageOf(window.location.pathname)
    ? import('./public-start.tsx')
    : import('./office-start.tsx')
  // Not awaited at the top: their chunks share code with this one, and would wait for it in turn.
  area.then(({ start }) => start(root))
}

/** Not every browser tells when it has nothing to do. */
const whenIdle = (then: () => void) =>
  'requestIdleCallback' in window ? requestIdleCallback(then, { timeout: 1_000 }) : setTimeout(then, 200)

// What the server has rendered works as it is: its code comes when its pictures are there and it has been painted.
if (!root.firstElementChild) loadArea()
else if (document.readyState === 'complete') whenIdle(loadArea)
else window.addEventListener('load', () => whenIdle(loadArea), { once: true })
