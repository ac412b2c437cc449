import { useLayoutEffect } from 'react'

/** The product's name, in titles and the header. */
export const PRODUCT = 'Nightshift'

/** The document title: the page first. It takes the place of the one that the document comes with. */
export function PageTitle({ children }: { children: string }) {
  useLayoutEffect(() => document.querySelector('title[data-until-rendered]')?.remove(), [])
  return <title>{`${children} · ${PRODUCT}`}</title>
}
