import { Fragment, type ReactNode } from 'react'

type Props<Entry> = { of: readonly Entry[]; children: (entry: Entry) => ReactNode }

/** Renders a list whose entries have no identity: texts may repeat. */
export const Each = <Entry,>({ of, children }: Props<Entry>) =>
  // biome-ignore lint/suspicious/noArrayIndexKey: as said
  of.map((entry, index) => <Fragment key={index}>{children(entry)}</Fragment>)
