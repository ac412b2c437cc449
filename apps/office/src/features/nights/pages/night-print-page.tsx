import { Title } from '@mantine/core'
import { NightSheetView } from '../publication/night-sheet-view.tsx'
import { SHEET } from '../publication/publication.texts.ts'
import styles from './night-print-page.module.css'

/** The plan of one night, to read and to print. */
export default function NightPrintPage() {
  return (
    <div className={styles.page}>
      <Title order={1} className={styles.title}>
        {SHEET.title}
      </Title>
      <NightSheetView />
    </div>
  )
}
