import { Button, Title } from '@mantine/core'
import { useFailureAlert } from '@nightshift/ui/dialogs/failure.ts'
import { DownloadIcon } from '@nightshift/ui/icons.tsx'
import { Loading } from '@nightshift/ui/states/loading.tsx'
import { NoticeState, StateAction } from '@nightshift/ui/states/notice-state.tsx'
import { STATES } from '@nightshift/ui/states/states.texts.ts'
import { ADMIN } from '../../../shell/admin.texts.ts'
import { SeasonPicker } from '../../../ui/season-picker.tsx'
import { TimesheetSections } from '../../time/pages/timesheet-sections.tsx'
import { LABOUR } from '../labour-cost/labour-cost.texts.ts'
import { LabourCostView } from '../labour-cost/labour-cost-view.tsx'
import { useLabourCost } from '../labour-cost/use-labour-cost.ts'
import styles from './labour-cost-page.module.css'

/** What the nights of a season cost, beside the season before. */
export default function LabourCostPage() {
  const { cost, seasons, chosen, choose, download, timeZone, error, retry } = useLabourCost()
  useFailureAlert(error, LABOUR.loadFailed)
  const isEmpty = cost?.totals.people === 0 && !cost.totals.pay && !cost.totalsBefore?.pay
  return (
    <div className={styles.page}>
      <Title order={1}>{ADMIN.tabs.timesheets}</Title>
      <TimesheetSections />
      <div className={styles.head}>
        <Title order={2}>{LABOUR.title}</Title>
        <SeasonPicker compact seasons={seasons} chosen={chosen} onChoose={choose} />
        <Button
          variant="default"
          className={styles.download}
          leftSection={<DownloadIcon />}
          disabled={!cost || isEmpty}
          onClick={download}
        >
          {LABOUR.download}
        </Button>
      </div>
      {cost && cost.open > 0 && <p className={styles.explanation}>{LABOUR.open(cost.open)}</p>}
      {cost && !isEmpty && <LabourCostView cost={cost} />}
      {isEmpty && <NoticeState part title={LABOUR.empty} text={LABOUR.emptyText} />}
      {!cost && !error && <Loading />}
      {!cost && error && (
        <NoticeState part title={STATES.failedTitle} text={LABOUR.loadFailed}>
          <StateAction label={STATES.retry} onClick={retry} />
        </NoticeState>
      )}
      <p className={styles.explanation}>{LABOUR.explanation(timeZone)}</p>
    </div>
  )
}
