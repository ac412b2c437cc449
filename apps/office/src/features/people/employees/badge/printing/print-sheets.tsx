import './print.css'
import { useEffect, useRef } from 'react'
import { createPortal } from 'react-dom'
import type { BadgeHolder } from '../badge-holders.ts'
import { BadgePage } from './badge-page.tsx'
import type { Layout } from './pages.ts'

type Props = { pages: BadgeHolder[][]; year: number; layout: Layout }

/** The print-only pages. Opens the browser's print dialog once all photos are decoded. */
export function PrintSheets({ pages, year, layout }: Props) {
  const sheets = useRef<HTMLDivElement>(null)
  useEffect(() => {
    let gone = false
    const photos = [...(sheets.current?.querySelectorAll('img') ?? [])]
    // A photo that fails to load does not stop the print.
    Promise.allSettled(photos.map((photo) => photo.decode())).then(() => {
      if (!gone) window.print()
    })
    return () => {
      gone = true
    }
  }, [])
  return createPortal(
    <div ref={sheets} className="badge-print" data-layout={layout}>
      {pages.map((page) => (
        <BadgePage key={page[0]!.employee.id} holders={page} year={year} layout={layout} />
      ))}
    </div>,
    document.body,
  )
}
