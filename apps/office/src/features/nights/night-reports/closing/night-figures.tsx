import type { Figures } from '@nightshift/shared/nights/night-reports/contract'
import { NIGHTS } from '../night-reports.texts.ts'
import { FIGURES, type FigureId } from '../night-words.ts'
import styles from './closing.module.css'
import { CLOSING_NIGHT } from './closing.texts.ts'

/** The figures that stand on top, some of them beside what was planned. */
const TILES: { id: FigureId; planned?: FigureId }[] = [
  { id: 'came', planned: 'planned' },
  { id: 'late' },
  { id: 'noShow' },
  { id: 'excused' },
  { id: 'extra' },
  { id: 'hundredths', planned: 'plannedHundredths' },
  { id: 'pay', planned: 'plannedPay' },
]

/** How the night went, against its plan. */
export const NightFigures = ({ totals }: { totals: Figures }) => (
  <dl className={styles.tiles} aria-label={CLOSING_NIGHT.figures}>
    {TILES.map(({ id, planned }) => {
      const value = textOf(totals, id)
      const plan = planned && textOf(totals, planned)
      if (value === undefined) return null
      return (
        <div key={id} className={styles.tile} data-wide={planned ? true : undefined}>
          <dt>{NIGHTS.figures[id]}</dt>
          <dd>
            <strong>{value}</strong>
            {plan !== undefined && <span>{CLOSING_NIGHT.ofPlanned(plan)}</span>}
          </dd>
        </div>
      )
    })}
  </dl>
)

function textOf(totals: Figures, id: FigureId) {
  const { value, text } = FIGURES.find((figure) => figure.id === id)!
  const found = value(totals)
  return found === undefined ? undefined : text(found)
}
