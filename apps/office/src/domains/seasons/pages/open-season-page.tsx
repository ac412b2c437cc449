import { Anchor, Button, Title } from '@mantine/core'
import { OFFICE_PATHS } from '@nightshift/shared/paths'
import { SEASON_OPENING_CALLS } from '@nightshift/shared/seasons/season-opening/calls'
import { NoticeState } from '@nightshift/ui/states/notice-state.tsx'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { Stack } from '../../../kit/layout.tsx'
import { Loaded } from '../../../kit/loaded.tsx'
import { queryOf } from '../../../lib/calls.ts'
import { useFestival } from '../../setup/festivals/chooser/use-festival.ts'
import { GeneralFrame } from '../../setup/pages/general-frame.tsx'
import { OPENING } from '../opening/opening.texts.ts'
import { OpeningForm } from '../opening/opening-form.tsx'

/** Opens the next season, once the current one is closed. */
export default function OpenSeasonPage() {
  const { id, timeZone } = useFestival()
  const found = useQuery(queryOf(SEASON_OPENING_CALLS.propose, { params: { id } }))
  return (
    <GeneralFrame>
      <Stack narrow>
        <Anchor component={Link} to={OFFICE_PATHS.season}>
          {OPENING.back}
        </Anchor>
        <Loaded query={found} failed={OPENING.loadFailed} empty="never">
          {(proposal) => (
            <>
              <Title order={2}>{OPENING.title}</Title>
              {proposal.isClosed ? (
                <OpeningForm key={proposal.year} proposal={proposal} timeZone={timeZone} />
              ) : (
                <NoticeState part title={OPENING.stillOpen(proposal)} text={OPENING.stillOpenText}>
                  <Button component={Link} to={OFFICE_PATHS.seasonClose}>
                    {OPENING.close}
                  </Button>
                </NoticeState>
              )}
            </>
          )}
        </Loaded>
      </Stack>
    </GeneralFrame>
  )
}
