import { publicPageOf } from './features/public-site/gate.ts'

// Each area is a document of its own and loads nothing of the other.
const area = publicPageOf(window.location.pathname)
  ? import('./public-start.tsx')
  : import('./office-start.tsx')

// Not awaited at the top: their chunks share code with this one, and would wait for it in turn.
area.then(({ start }) => start(document.getElementById('root')!))
