import { StrictMode, startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { readPageData } from './lib/page-data.ts'
import { PublicApp } from './public-app.tsx'
import { publicPageAt } from './public-pages.tsx'

/** The server has rendered the page; the browser takes it over, or begins it when there is nothing of it. */
export function start(root: HTMLElement) {
  const pageData = readPageData()
  // A chunk that cannot be fetched is reported where it is shown, by the error boundary.
  publicPageAt(pageData.pathname)
    .preload()
    .catch(() => {})
  const app = (
    <StrictMode>
      <PublicApp pageData={pageData} />
    </StrictMode>
  )
  // As a transition it goes on in small steps, between which the page answers.
  if (root.firstElementChild) startTransition(() => void hydrateRoot(root, app))
  else createRoot(root).render(app)
}
