import type { KnownPerson } from '@nightshift/shared/hiring/known-people'
import { useWindowVirtualizer } from '@tanstack/react-virtual'
import { useLayoutEffect, useRef, useState } from 'react'
import { useFocusInList } from '../../../../kit/use-focus-in-list.ts'
import styles from '../application.module.css'
import { ApplicationCard } from './application-card.tsx'
import type { Listed } from './listed.ts'
import type { Place } from './move-to.tsx'
import type { NoteDrafts } from './use-note-drafts.ts'

const ESTIMATED_HEIGHT = 300
const OVERSCAN = 3

type Props = {
  applications: Listed[]
  known: Map<number, KnownPerson[]>
  places: Place[]
  drafts: NoteDrafts
  onHire: (id: number) => void
  /** The year of an earlier season, or nothing. */
  season: string
  /** When the season of the applications was closed. */
  closedAt: string | null
}

/** A virtualized list; the window scrolls. */
export function ApplicationList({ applications, known, ...common }: Props) {
  const list = useRef<HTMLUListElement>(null)
  const [top, setTop] = useState(0)
  const onFocus = useFocusInList(
    list,
    applications.map(({ application }) => application.id),
  )
  // The scroll margin, after every render: content above the list may change its height.
  useLayoutEffect(() => {
    if (list.current) setTop(Math.round(list.current.getBoundingClientRect().top + window.scrollY))
  })
  const rows = useWindowVirtualizer({
    count: applications.length,
    estimateSize: () => ESTIMATED_HEIGHT,
    overscan: OVERSCAN,
    scrollMargin: top,
    gap: 12,
    getItemKey: (index) => applications[index]!.application.id,
  })
  return (
    <ul ref={list} className={styles.list} style={{ height: rows.getTotalSize() }} onFocus={onFocus}>
      {rows.getVirtualItems().map(({ key, index, start }) => (
        <li
          key={key}
          ref={rows.measureElement}
          data-index={index}
          data-item={key}
          aria-setsize={applications.length}
          aria-posinset={index + 1}
          className={styles.place}
          style={{ top: start - top }}
        >
          <ApplicationCard
            listed={applications[index]!}
            known={known.get(applications[index]!.application.id)}
            {...common}
          />
        </li>
      ))}
    </ul>
  )
}
