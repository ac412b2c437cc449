import { useSearchParams } from 'react-router'
import { ReportPage } from './report-page.tsx'
import { ReportsPage } from './reports-page.tsx'

/** The report of the address, or the list of all of them. */
export default function NightReportPage() {
  const id = Number(useSearchParams()[0].get('report'))
  return Number.isSafeInteger(id) && id > 0 ? <ReportPage key={id} id={id} /> : <ReportsPage />
}
