import { Button, Radio } from '@mantine/core'
import type { User } from '@nightshift/shared/employees/contract'
import { useState, useTransition } from 'react'
import { OfficeModal } from '../../../ui/office-modal.tsx'
import { BADGE } from './badge.texts.ts'
import { BadgePage } from './badge-page.tsx'
import styles from './badges-dialog.module.css'
import { LAYOUTS, type Layout, pagesOf } from './pages.ts'
import { PrintSheets } from './print-sheets.tsx'
import { useBadgeYear } from './use-badge-year.ts'

type Props = { employees: User[]; onClose: () => void }

/** Prints badges in the chosen paper layout. */
export function BadgesDialog({ employees, onClose }: Props) {
  const year = useBadgeYear()
  const [layout, setLayout] = useState<Layout>('letter')
  const [printed, setPrinted] = useState(0)
  // A transition: rendering two thousand QR codes must not block the dialog.
  const [isPreparing, startPreparing] = useTransition()
  const pages = pagesOf(employees, layout)
  const [first] = pages

  return (
    <OfficeModal title={BADGE.title} size="60rem" onClose={onClose}>
      <div className={styles.dialog}>
        <div className={styles.settings}>
          <p className={styles.count} role="status">
            {first ? BADGE.count(employees.length, pages.length) : BADGE.none}
          </p>
          <Radio.Group label={BADGE.layout} value={layout} onChange={(chosen) => setLayout(chosen as Layout)}>
            <div className={styles.layouts}>
              {LAYOUTS.map((one) => (
                <Radio
                  key={one}
                  value={one}
                  label={BADGE.layouts[one]}
                  description={BADGE.layoutHints[one]}
                />
              ))}
            </div>
          </Radio.Group>
          <p className={styles.hint}>{BADGE.scale}</p>
          <Button
            disabled={!first}
            aria-busy={isPreparing}
            onClick={() => startPreparing(() => setPrinted((times) => times + 1))}
          >
            {isPreparing ? BADGE.preparing : BADGE.print}
          </Button>
        </div>
        {first && (
          <section className={styles.preview} data-layout={layout} aria-label={BADGE.firstPage}>
            <div className={styles.paper}>
              <BadgePage employees={first} year={year} layout={layout} />
            </div>
          </section>
        )}
      </div>
      {printed > 0 && <PrintSheets key={printed} pages={pages} year={year} layout={layout} />}
    </OfficeModal>
  )
}
