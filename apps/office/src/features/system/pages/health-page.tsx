import { SYSTEM_CALLS } from '@nightshift/shared/system/health/calls'
import { formatClock } from '@nightshift/shared/time'
import { useQuery } from '@tanstack/react-query'
import { Loaded } from '../../../kit/loaded.tsx'
import { queryOf } from '../../../lib/calls.ts'
import { useFestival } from '../../setup/festivals/chooser/use-festival.ts'
import { GeneralFrame } from '../../setup/pages/general-frame.tsx'
import { BrowserErrors } from '../health/browser-errors.tsx'
import { EnrolledKiosks } from '../health/enrolled-kiosks.tsx'
import { HEALTH } from '../health/health.texts.ts'
import { HealthSummary } from '../health/health-summary.tsx'
import { SlowCalls } from '../health/slow-calls.tsx'
import { BackupFacts, KioskFacts, SystemFacts } from '../health/system-facts.tsx'
import styles from './health-page.module.css'

const CHECK_MS = 60_000

/** Whether all is well, or what to do; below it what this is judged by. */
export default function HealthPage() {
  const { timeZone } = useFestival()
  const checked = useQuery({
    ...queryOf(SYSTEM_CALLS.health),
    refetchInterval: CHECK_MS,
  })
  return (
    <GeneralFrame>
      <Loaded query={checked} failed={HEALTH.loadFailed} empty="never">
        {(health) => (
          <>
            <HealthSummary
              health={health}
              checkedAt={formatClock(new Date(checked.dataUpdatedAt), timeZone)}
              failed={checked.error !== null}
            />
            <div className={styles.facts}>
              <SystemFacts health={health} timeZone={timeZone} />
              <div className={styles.column}>
                <BackupFacts health={health} timeZone={timeZone} />
                <KioskFacts health={health} timeZone={timeZone} />
              </div>
            </div>
            <EnrolledKiosks kiosks={health.kiosks} timeZone={timeZone} />
            <SlowCalls calls={health.slowCalls} timeZone={timeZone} />
            <BrowserErrors groups={health.browserErrors} timeZone={timeZone} />
          </>
        )}
      </Loaded>
    </GeneralFrame>
  )
}
