/** The product's name, in titles and the header. */
export const PRODUCT = 'Nightshift'

/** The document title: the page first. */
export const PageTitle = ({ children }: { children: string }) => <title>{`${children} · ${PRODUCT}`}</title>
