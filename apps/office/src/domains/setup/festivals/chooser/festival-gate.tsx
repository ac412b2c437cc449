import type { Festival } from '@nightshift/shared/setup/festivals/contract'
import { choose } from '@nightshift/ui/dialogs/choose.tsx'
import { useFailureAlert } from '@nightshift/ui/dialogs/failure.ts'
import { Loading } from '@nightshift/ui/states/loading.tsx'
import { NoticeState, StateAction } from '@nightshift/ui/states/notice-state.tsx'
import { STATES } from '@nightshift/ui/states/states.texts.ts'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useEffect } from 'react'
import { keepCurrentFestival } from './current-festival.ts'
import { FestivalContext, festivalsQuery, useFestivalChoice } from './use-festival.ts'

const FESTIVALS = {
  chooserTitle: 'Choose a Festival',
  notChosen: 'No festival is chosen yet',
  notChosenText: 'Choose one and the page opens.',
  loadFailed: 'Unable to load festivals. Please refresh the page or try again later.',
  none: 'There is no festival yet',
  noneText: 'Run “npm run create-festival” on the server, then try again.',
}

/** Renders its children once a festival is chosen, and asks for one until then. */
export function FestivalGate({ children }: { children: ReactNode }) {
  const choice = useFestivalChoice()
  const { error, refetch } = useQuery({ ...festivalsQuery, enabled: false })
  useFailureAlert(error, FESTIVALS.loadFailed)
  const currentId = choice.kind === 'current' ? choice.festival.id : undefined
  useEffect(() => {
    if (currentId !== undefined) keepCurrentFestival(currentId)
  }, [currentId])

  const again = <StateAction label={STATES.retry} onClick={() => refetch()} />
  if (choice.kind === 'current') {
    return <FestivalContext value={choice.festival}>{children}</FestivalContext>
  }
  if (choice.kind === 'ask') return <FestivalChooser options={choice.options} />
  if (choice.kind === 'none') {
    return (
      <NoticeState title={FESTIVALS.none} text={FESTIVALS.noneText}>
        {again}
      </NoticeState>
    )
  }
  if (!error) return <Loading />
  return (
    <NoticeState title={STATES.failedTitle} text={FESTIVALS.loadFailed}>
      {again}
    </NoticeState>
  )
}

/** Asks for a festival while it is mounted. */
function FestivalChooser({ options }: { options: Festival[] }) {
  useEffect(() => {
    const gone = new AbortController()
    choose({
      title: FESTIVALS.chooserTitle,
      options: options.map(({ id, name }) => ({ id, label: name })),
      blocking: true,
      signal: gone.signal,
    }).then((id) => {
      if (id !== undefined) keepCurrentFestival(id)
    })
    return () => gone.abort()
  }, [options])
  return <NoticeState title={FESTIVALS.notChosen} text={FESTIVALS.notChosenText} />
}
