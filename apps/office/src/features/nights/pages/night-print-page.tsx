import { Page } from '../../../kit/page.tsx'
import { NightSheetView } from '../publication/night-sheet-view.tsx'
import { SHEET } from '../publication/publication.texts.ts'

/** The plan of one night, to read and to print. */
export default function NightPrintPage() {
  return (
    <Page title={SHEET.title}>
      <NightSheetView />
    </Page>
  )
}
