import { StrictMode, startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { readPageData } from './lib/page-data.ts'
import { PublicApp } from './public-app.tsx'
import { publicPageAt } from './public-pages.tsx'

/** The server has rendered the page; the browser takes it over, or begins it when there is nothing of it. */
export async function start(root: HTMLElement) {
  const pageData = readPageData()
  const app = (
    <StrictMode>
      <PublicApp pageData={pageData} />
    </StrictMode>
  )
  // A chunk that cannot be fetched is reported where it is shown, by the error boundary.
  const loading = publicPageAt(pageData.pathname)
    .preload()
    .catch(() => {})
  if (!root.firstElementChild) return createRoot(root).render(app)
  await loading
  // As a transition it goes on in small steps, between which the page answers.
  startTransition(() => void hydrateRoot(root, app))
}
