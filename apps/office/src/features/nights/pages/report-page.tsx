import { Button } from '@mantine/core'
import { NIGHT_REPORTS_CALLS } from '@nightshift/shared/nights/night-reports/calls'
import { useQuery } from '@tanstack/react-query'
import { Loaded } from '../../../kit/loaded.tsx'
import { Page, Section } from '../../../kit/page.tsx'
import { queryOf } from '../../../lib/calls.ts'
import { ADMIN } from '../../../shell/admin.texts.ts'
import { REPORT } from '../night-reports/report/report.texts.ts'
import { ReportSheet } from '../night-reports/report/report-sheet.tsx'
import { NightSections } from './night-sections.tsx'

/** One report, which can be printed. */
export function ReportPage({ id }: { id: number }) {
  const report = useQuery(queryOf(NIGHT_REPORTS_CALLS.read, { params: { id } }))
  const print = (
    <Button variant="default" disabled={!report.data} onClick={() => window.print()}>
      {REPORT.print}
    </Button>
  )
  return (
    <Page title={ADMIN.tabs.nights} sections={<NightSections />}>
      <Section title={REPORT.title} tools={print}>
        <Loaded query={report} failed={REPORT.loadFailed} empty="never">
          {(loaded) => <ReportSheet report={loaded} />}
        </Loaded>
      </Section>
    </Page>
  )
}
