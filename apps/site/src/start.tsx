import { StrictMode, startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { PublicApp } from './app.tsx'
import { readPageData } from './lib/page-data.ts'
import { publicPageAt } from './pages.tsx'

/** Hydrates the server-rendered page, or renders it into an empty root. */
export async function start(root: HTMLElement) {
  const pageData = readPageData()
  const app = (
    <StrictMode>
      <PublicApp pageData={pageData} />
    </StrictMode>
  )
  // A chunk that fails to load is reported by the error boundary.
  const loading = publicPageAt(pageData.pathname)
    .preload()
    .catch(() => {})
  if (!root.firstElementChild) return createRoot(root).render(app)
  await loading
  // A transition: React yields between units of work, so the page handles input meanwhile.
  startTransition(() => void hydrateRoot(root, app))
}
