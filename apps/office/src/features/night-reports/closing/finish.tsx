import { Button } from '@mantine/core'
import type { NightClosing } from '@nightshift/shared/night-reports/contract'
import { PROBLEMS } from '@nightshift/shared/night-reports/problems'
import { useNavigate } from 'react-router'
import { confirmLeave } from '../../../ui/leaving/confirm-leave.ts'
import { NIGHTS } from '../night-reports.texts.ts'
import { reportPath } from '../night-words.ts'
import styles from './closing.module.css'
import { CLOSING_NIGHT } from './closing.texts.ts'
import { Section } from './section.tsx'
import { useClosing } from './use-closing.ts'

const words = CLOSING_NIGHT.finish

/** What is left over, and the end of the night. */
export function Finish({ closing }: { closing: NightClosing }) {
  const navigate = useNavigate()
  const { close, isClosing } = useClosing(closing)
  const left = PROBLEMS.flatMap((kind) => {
    const count = closing.lines.filter((line) => line.kind === kind).length
    return count ? [{ kind, count }] : []
  })

  async function submit() {
    // An incident that is typed and not added would not be in the report.
    if (isClosing || !(await confirmLeave())) return
    const id = await close()
    if (id !== undefined) await navigate(reportPath(id))
  }
  return (
    <Section title={words.title} hint={words.hint}>
      {left.length === 0 ? (
        <p className={styles.nothing}>{words.nothingLeft}</p>
      ) : (
        <div>
          <p className={styles.nothing}>{words.left}</p>
          <ul className={styles.left}>
            {left.map(({ kind, count }) => (
              <li key={kind}>{`${NIGHTS.kinds[kind]}: ${count}`}</li>
            ))}
          </ul>
        </div>
      )}
      <div>
        <Button size="md" className={styles.finish} aria-busy={isClosing} onClick={submit}>
          {closing.report ? words.again : words.button}
        </Button>
      </div>
    </Section>
  )
}
