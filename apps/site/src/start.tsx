import { StrictMode, startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { PublicApp } from './app.tsx'
import { readPageData } from './lib/page-data.ts'
import { publicPageAt } from './pages.tsx'

/** Hydrates the page that the server has rendered, or renders it when there is nothing of it. */
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
