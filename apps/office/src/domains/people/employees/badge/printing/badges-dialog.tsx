import { Button, Radio } from '@mantine/core'
import type { Badge } from '@nightshift/shared/people/badges/contract'
import type { User } from '@nightshift/shared/people/employees/contract'
import { completedBefore } from '@nightshift/shared/people/tenure/rules'
import { SEASONS_CALLS } from '@nightshift/shared/seasons/calls'
import { formatYear } from '@nightshift/shared/time'
import { useFailureAlert } from '@nightshift/ui/dialogs/failure.ts'
import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import { type ReactNode, useEffect, useRef, useState, useTransition } from 'react'
import { createPortal } from 'react-dom'
import { Stack, Text } from '../../../../../kit/layout.tsx'
import { Loaded } from '../../../../../kit/loaded.tsx'
import { OfficeModal } from '../../../../../kit/office-modal.tsx'
import { queryOf } from '../../../../../lib/calls.ts'
import { useFestival } from '../../../../setup/festivals/chooser/use-festival.ts'
import { tenureQuery } from '../../../tenure/tenure.api.ts'
import { BADGE } from '../badge.texts.ts'
import { type BadgeHolder, badgeHolders } from '../badge-holders.ts'
import styles from './badge-page.module.css'
import { BadgePage } from './badge-page.tsx'
import { LAYOUTS, type Layout, pagesOf } from './pages.ts'
import './print.css'

type Props = {
  employees: User[]
  badges: UseQueryResult<Badge[]>
  onClose: () => void
  /** Below the preview. */
  children?: ReactNode
}

/** Prints badges in the chosen paper layout. */
export function BadgesDialog({
  employees,
  badges: { data, isSuccess, error, refetch },
  onClose,
  children,
}: Props) {
  const year = useBadgeYear()
  const tenure = useQuery(tenureQuery(useFestival().id))
  const [layout, setLayout] = useState<Layout>('letter')
  const [printed, setPrinted] = useState(0)
  // A transition: rendering two thousand QR codes must not block the dialog.
  const [isPreparing, startPreparing] = useTransition()
  useFailureAlert(error, BADGE.loadFailed)
  /** Without stripes rather than without badges when the seasons cannot be loaded. */
  const seasonsOf = ({ id, seasonsBefore }: User) =>
    tenure.data ? completedBefore(year, { years: tenure.data.get(id) ?? [], seasonsBefore }) : 0
  // After a failed refetch the codes may be those of replaced badges.
  const holders = isSuccess ? badgeHolders(employees, data, seasonsOf) : []
  const pages = pagesOf(holders, layout)
  const [first] = pages

  /** Refetches first, so that no replaced badge is printed. */
  const print = () =>
    startPreparing(async () => {
      const { isSuccess: isFresh } = await refetch()
      if (isFresh) startPreparing(() => setPrinted((times) => times + 1))
    })

  return (
    <OfficeModal title={BADGE.title} size="60rem" onClose={onClose}>
      <div className={styles.dialog}>
        <Stack>
          <Text status>{isSuccess && (first ? BADGE.count(holders.length, pages.length) : BADGE.none)}</Text>
          <Radio.Group label={BADGE.layout} value={layout} onChange={(chosen) => setLayout(chosen as Layout)}>
            <Stack>
              {LAYOUTS.map((one) => (
                <Radio
                  key={one}
                  value={one}
                  label={BADGE.layouts[one]}
                  description={BADGE.layoutHints[one]}
                />
              ))}
            </Stack>
          </Radio.Group>
          <Text quiet>{BADGE.scale}</Text>
          <Button disabled={!first || tenure.isPending} aria-busy={isPreparing} onClick={print}>
            {isPreparing ? BADGE.preparing : BADGE.print}
          </Button>
        </Stack>
        <Stack>
          <Loaded
            query={{ data: isSuccess ? { first } : undefined, error, refetch }}
            failed={BADGE.loadFailed}
            empty="never"
          >
            {({ first }) =>
              first && (
                <section className={styles.preview} data-layout={layout} aria-label={BADGE.firstPage}>
                  <div className={styles.paper}>
                    <BadgePage holders={first} year={year} layout={layout} />
                  </div>
                </section>
              )
            }
          </Loaded>
          {children}
        </Stack>
      </div>
      {printed > 0 && <PrintSheets key={printed} pages={pages} year={year} layout={layout} />}
    </OfficeModal>
  )
}

type PrintSheetsProps = { pages: BadgeHolder[][]; year: number; layout: Layout }

/** The print-only pages. Opens the browser's print dialog once all photos are decoded. */
function PrintSheets({ pages, year, layout }: PrintSheetsProps) {
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

/**
 * The year on a badge: that of the season's opening, so that early prints and reprints in January match. Without a
 * season, the current year at the festival.
 */
function useBadgeYear() {
  const { id, timeZone } = useFestival()
  const { data: season } = useQuery(queryOf(SEASONS_CALLS.calendar, { params: { id } }))
  return Number(formatYear(season?.opensAt ?? new Date(), timeZone))
}
