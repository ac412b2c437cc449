/** The product's name, as titles and the header carry it. */
export const PRODUCT = 'Nightshift'

/** The title of the browser's tab: short, the page first. */
export const PageTitle = ({ children }: { children: string }) => <title>{`${children} · ${PRODUCT}`}</title>
