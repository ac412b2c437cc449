import type { Festival } from '@nightshift/shared/setup/festivals/contract'
import { choose } from '@nightshift/ui/dialogs/choose.tsx'
import { NoticeState } from '@nightshift/ui/states/notice-state.tsx'
import { useEffect } from 'react'
import { keepCurrentFestival } from './current-festival.ts'
import { FESTIVALS } from './festivals.texts.ts'

/** Asks for a festival while it is mounted. */
export function FestivalChooser({ options }: { options: Festival[] }) {
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
