import { OFFICE_PATHS } from '@nightshift/shared/paths'
import { firstSeason } from '@nightshift/shared/seasons/next-season'
import { Loading } from '@nightshift/ui/states/loading.tsx'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Navigate } from 'react-router'
import { CalendarFields } from '../../seasons/calendar/calendar-fields.tsx'
import { readSeason, seasonFields } from '../../seasons/calendar/season-fields.ts'
import { keepCurrentFestival } from '../../setup/festivals/chooser/current-festival.ts'
import { healthQuery } from '../auth/auth.api.ts'
import { useAuth } from '../auth/use-auth.ts'
import { FIRST_RUN } from '../first-run/first-run.texts.ts'
import { emptyFields } from '../first-run/first-run-fields.ts'
import { FirstRunForm } from '../first-run/first-run-form.tsx'
import { AccessCard } from './access-card.tsx'

/** By the clock of the browser: the fields are local times, and the same in every zone. */
function proposedFields() {
  const { timeZone } = emptyFields()
  return seasonFields(firstSeason(timeZone, new Date()), timeZone)
}

/** Makes the first account and festival. Once an account exists, it redirects. */
export default function FirstRunPage() {
  const auth = useAuth()
  const { data, isPending } = useQuery(healthQuery)
  const [season, setSeason] = useState(proposedFields)
  if (auth.kind === 'authed') return <Navigate to={OFFICE_PATHS.admin} replace />
  if (isPending) return <Loading />
  if (!data?.firstRun) return <Navigate to={OFFICE_PATHS.login} replace />
  return (
    <AccessCard wide title={FIRST_RUN.title} about={FIRST_RUN.intro}>
      <FirstRunForm
        calendarIn={(timeZone) => (
          <CalendarFields
            fields={season}
            timeZone={timeZone}
            onChange={(changes) => setSeason((before) => ({ ...before, ...changes }))}
          />
        )}
        seasonIn={(timeZone) => {
          const read = readSeason(season, timeZone)
          return 'problems' in read ? undefined : read
        }}
        onCreated={keepCurrentFestival}
      />
    </AccessCard>
  )
}
