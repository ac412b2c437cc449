import { SEASONS_CALLS } from '@nightshift/shared/seasons/calls'
import { nightAt } from '@nightshift/shared/seasons/tonight'
import { openingOf } from '@nightshift/shared/setup/festivals/gates'
import { SITE_CONTENT_CALLS } from '@nightshift/shared/site/site-content/calls'
import { useQuery } from '@tanstack/react-query'
import { Actions } from '../../../../kit/layout.tsx'
import { Mark } from '../../../../kit/mark.tsx'
import { Section } from '../../../../kit/page.tsx'
import { queryOf } from '../../../../lib/calls.ts'
import { useNow } from '../../../../lib/use-now.ts'
import { useFestival } from '../../../setup/festivals/chooser/use-festival.ts'
import { CallOffButton, type CrewTexts } from './call-off-button.tsx'
import { CALLED_OFF } from './called-off.texts.ts'

/** Whether tonight is on, and the way to call it off. Only on a night of the season. */
export function TonightCard({ crewTexts }: { crewTexts?: CrewTexts }) {
  const { id, timeZone } = useFestival()
  const now = useNow()
  const { data: season } = useQuery(queryOf(SEASONS_CALLS.calendar, { params: { id } }))
  const night = season && nightAt(new Date(now), season, timeZone)
  const { data } = useQuery({
    ...queryOf(SITE_CONTENT_CALLS.closedNights, { params: { festival: id } }),
    enabled: night !== undefined,
  })
  if (!season || !night || !data) return null
  const calledOff = data.closedNights.find(({ date }) => date === night.date)
  const { gates } = openingOf(season, timeZone)
  return (
    <Section
      framed
      // "End the night" on the same page is the end of the evening for the crew.
      title={CALLED_OFF.card}
      about={
        <span role="status">
          <Mark tone={calledOff ? 'bad' : 'ok'} shape={calledOff ? 'square' : 'full'} />{' '}
          <strong>{calledOff ? CALLED_OFF.calledOff : CALLED_OFF.open(gates)}</strong>
          {' · '}
          <span>{calledOff?.words || night.label}</span>
        </span>
      }
      tools={
        <Actions>
          <CallOffButton
            festivalId={id}
            night={night}
            isCalledOff={!!calledOff}
            isTonight
            crewTexts={crewTexts}
          />
        </Actions>
      }
    />
  )
}
