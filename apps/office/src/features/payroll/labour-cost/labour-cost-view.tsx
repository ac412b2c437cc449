import type { LabourCost } from '@nightshift/shared/payroll/labour-cost/contract'
import { EventShares } from './event-shares.tsx'
import { LabourChart } from './labour-chart.tsx'
import { LABOUR } from './labour-cost.texts.ts'
import styles from './labour-cost-view.module.css'
import { LabourTotals } from './labour-totals.tsx'
import { NightTable } from './night-table.tsx'

/** Sums, chart and tables of one season. */
export const LabourCostView = ({ cost }: { cost: LabourCost }) => (
  <div className={styles.view}>
    <LabourTotals cost={cost} />
    <div className={styles.pair}>
      <section className={styles.part}>
        <h3 className={styles.title}>{LABOUR.chart}</h3>
        <div className={styles.card}>
          <LabourChart cost={cost} />
          <ul className={styles.legend}>
            <li>
              <svg aria-hidden="true" width="16" height="16">
                <path className={styles.tips} d="M8 2l6 6-6 6-6-6z" />
              </svg>
              {LABOUR.tipsMark}
            </li>
            {cost.seasonBefore && (
              <li>
                <svg aria-hidden="true" width="16" height="16">
                  <rect className={styles.before} x="2" y="2" width="12" height="12" />
                </svg>
                {LABOUR.inSeason(cost.seasonBefore)}
              </li>
            )}
          </ul>
        </div>
      </section>
      <section className={styles.part}>
        <h3 className={styles.title}>{LABOUR.byEvent}</h3>
        <EventShares cost={cost} />
      </section>
    </div>
    <section className={styles.part}>
      <h3 className={styles.title}>{LABOUR.byNight}</h3>
      <NightTable cost={cost} />
    </section>
  </div>
)
