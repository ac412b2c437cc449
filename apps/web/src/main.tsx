import { StrictMode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router'
import { App } from './app.tsx'
import { readPageData } from './lib/page-data.ts'
import { handlesOf, preload } from './lib/preload.ts'
import { routes } from './routes.tsx'

// A chunk that cannot be fetched is reported where it is shown, by the error boundary.
preload(handlesOf(routes, window.location.pathname)).catch(() => {})

const root = document.getElementById('root')!
const app = (
  <StrictMode>
    <BrowserRouter>
      <App pageData={readPageData()} />
    </BrowserRouter>
  </StrictMode>
)
// The server has rendered the public pages; everything else starts from an empty element.
if (root.firstElementChild) hydrateRoot(root, app)
else createRoot(root).render(app)
