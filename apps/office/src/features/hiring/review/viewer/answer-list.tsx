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
          <div key={key} className={styles.answer} data-length={lengthOf(text)}>
            <dt>{label}</dt>
            <dd>{text || HIRING.nothing}</dd>
          </div>
        )
      })}
    </dl>
  )
}

/** The width class of an answer, by its longest line. */
function lengthOf(text: string) {
  const longest = Math.max(...text.split('\n').map(({ length }) => length))
  if (longest <= 17) return 'short'
  return longest <= 30 ? 'middle' : 'long'
}
