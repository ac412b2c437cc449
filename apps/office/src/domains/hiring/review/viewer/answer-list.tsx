import { answerRows } from '@nightshift/shared/hiring/card'
import { useFestival } from '../../../setup/festivals/chooser/use-festival.ts'
import styles from '../application.module.css'
import { HIRING } from '../hiring.texts.ts'
import type { Listed } from '../list/listed.ts'

/** The answers as label and value. */
export function AnswerList({ listed }: { listed: Listed }) {
  const { timeZone } = useFestival()
  const { application, name, nights, positionLabel } = listed
  const rows = answerRows(application.data, { nights, timeZone, positionLabel: () => positionLabel })
  return (
    <dl className={styles.answers} aria-label={HIRING.answers(name)}>
      {rows.map(({ key, label, lines }) => {
        const text = lines.join('\n')
        return (
          <div key={key} className={styles.answer} data-long={isLong(lines) || undefined}>
            <dt>{label}</dt>
            <dd>{text || HIRING.nothing}</dd>
          </div>
        )
      })}
    </dl>
  )
}

/** Whether a line of an answer needs more than one column. */
const isLong = (lines: string[]) => lines.some(({ length }) => length > 20)
