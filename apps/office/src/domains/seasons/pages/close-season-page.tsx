import { Anchor, Title } from '@mantine/core'
import { OFFICE_PATHS } from '@nightshift/shared/paths'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { Stack } from '../../../kit/layout.tsx'
import { Loaded } from '../../../kit/loaded.tsx'
import { useFestival } from '../../setup/festivals/chooser/use-festival.ts'
import { GeneralFrame } from '../../setup/pages/general-frame.tsx'
import { closingQuery } from '../closing/closing.api.ts'
import { CLOSING } from '../closing/closing.texts.ts'
import { ClosingForm } from '../closing/closing-form.tsx'
import { SeasonState } from '../closing/season-state.tsx'

/** The guided page that closes the season; afterwards it shows what was done. */
export default function CloseSeasonPage() {
  const { id, timeZone } = useFestival()
  const season = useQuery(closingQuery(id))
  return (
    <GeneralFrame>
      <Stack narrow>
        <Anchor component={Link} to={OFFICE_PATHS.season}>
          {CLOSING.back}
        </Anchor>
        <Loaded query={season} failed={CLOSING.loadFailed} empty="never">
          {(state) =>
            state.kind === 'open' ? (
              <>
                <Title order={2}>{CLOSING.title(state)}</Title>
                <ClosingForm key={state.seasonId} plan={state} />
              </>
            ) : (
              <SeasonState state={state} timeZone={timeZone} />
            )
          }
        </Loaded>
      </Stack>
    </GeneralFrame>
  )
}
