import { Button, Title } from '@mantine/core'
import type { ChangedEntry } from '@nightshift/shared/payroll/contract'
import { DownloadIcon } from '@nightshift/ui/icons.tsx'
import { useId, useState } from 'react'
import { ChangeCard } from './change-card.tsx'
import { correctionContents } from './correction-range.ts'
import styles from './corrections.module.css'
import { CORRECTIONS } from './corrections.texts.ts'
import { OpenedEntry } from './opened-entry.tsx'
import { SpiCorrectionWindow } from './spi-correction-window.tsx'
import { useCorrection } from './use-correction.ts'

type Props = {
  changes: ChangedEntry[]
  timeZone: string
  onMade: (words: string) => void
}

/** What payroll should be told anew, and the file that tells it. */
export function ChangesList({ changes, timeZone, onMade }: Props) {
  const title = useId()
  const { make, isMaking } = useCorrection()
  const [opened, setOpened] = useState<number>()
  const [correctingSpi, setCorrectingSpi] = useState(false)
  const { csv, spi, waiting } = correctionContents(changes)

  async function correct() {
    const made = await make(csv)
    if (made) onMade(CORRECTIONS.made(made.entries, made.fileName))
  }
  return (
    <section aria-labelledby={title} className={styles.section}>
      <div className={styles.top}>
        <Title order={2} size="h3" id={title}>
          {CORRECTIONS.title}
        </Title>
        <div className={styles.files}>
          {csv.length > 0 && (
            <Button leftSection={<DownloadIcon />} aria-busy={isMaking} onClick={correct}>
              {CORRECTIONS.make(csv.length)}
            </Button>
          )}
          {spi.length > 0 && (
            <Button leftSection={<DownloadIcon />} onClick={() => setCorrectingSpi(true)}>
              {CORRECTIONS.makeSpi(spi.length)}
            </Button>
          )}
        </div>
      </div>
      <p className={styles.hint}>{CORRECTIONS.explanation}</p>
      {waiting > 0 && <p className={styles.waiting}>{CORRECTIONS.waiting(waiting)}</p>}
      <ul className={styles.list} aria-labelledby={title}>
        {changes.map((change) => (
          <li key={change.id} className={styles.item}>
            <ChangeCard change={change} timeZone={timeZone} onOpen={() => setOpened(change.id)} />
          </li>
        ))}
      </ul>
      {correctingSpi && spi.length > 0 && (
        <SpiCorrectionWindow
          changes={spi}
          onMade={(words) => {
            onMade(words)
            setCorrectingSpi(false)
          }}
          onClose={() => setCorrectingSpi(false)}
        />
      )}
      {opened !== undefined && <OpenedEntry id={opened} onClose={() => setOpened(undefined)} />}
    </section>
  )
}
