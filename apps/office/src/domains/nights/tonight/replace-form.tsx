import { Button, Radio } from '@mantine/core'
import { MARKS, type Mark } from '@nightshift/shared/nights/attendance/attendance'
import type { PlaceOnBoard } from '@nightshift/shared/nights/tonight/board'
import { TONIGHT_CALLS } from '@nightshift/shared/nights/tonight/calls'
import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { Actions, List, Stack } from '../../../kit/layout.tsx'
import { Loaded } from '../../../kit/loaded.tsx'
import { CancelButton } from '../../../kit/office-modal.tsx'
import { queryOf, useCall } from '../../../lib/calls.ts'
import { useFestival } from '../../setup/festivals/chooser/use-festival.ts'
import styles from './board.module.css'
import { CallLink } from './call-link.tsx'
import { TONIGHT } from './tonight.texts.ts'

type Props = { place: PlaceOnBoard; onDone: () => void }

/** Puts a free person beside somebody who does not come, whose place stays with its mark. */
export function ReplaceForm({ place, onDone }: Props) {
  const { id: festivalId } = useFestival()
  const free = useQuery(queryOf(TONIGHT_CALLS.free, { query: { festivalId, positionId: place.positionId } }))
  const replace = useCall(TONIGHT_CALLS.replace, TONIGHT.replaceFailed)
  const [mark, setMark] = useState<Mark>(markOf(place))
  const [chosen, setChosen] = useState<string>()
  const [checked, setChecked] = useState(false)

  async function submit(event: FormEvent) {
    event.preventDefault()
    setChecked(true)
    if (!chosen || replace.isPending) return
    const { id, updatedAt } = place
    const done = await replace({ params: { id }, body: { userId: chosen, mark, updatedAt } })
    if (done !== undefined) onDone()
  }
  return (
    <Stack onSubmit={submit}>
      <Radio.Group
        label={TONIGHT.whyNot(place.name)}
        value={mark}
        onChange={(value) => setMark(value as Mark)}
      >
        <div className={styles.choices}>
          {MARKS.map((one) => (
            <Radio key={one} value={one} label={TONIGHT.marks[one]} />
          ))}
        </div>
      </Radio.Group>
      <Loaded query={free} failed={TONIGHT.freeFailed} empty={{ title: TONIGHT.noneFree }}>
        {(people) => (
          <Radio.Group
            label={TONIGHT.chooseReplacement}
            description={TONIGHT.replaceText}
            value={chosen ?? null}
            error={checked && !chosen ? TONIGHT.chooseOne : undefined}
            onChange={setChosen}
          >
            <List>
              {people.map(({ userId, name, phone, isIn, nights, held }) => (
                <li key={userId} className={styles.candidate}>
                  <Radio
                    value={userId}
                    label={name}
                    description={[isIn ? TONIGHT.isIn : TONIGHT.nights(nights), TONIGHT.held[held]]
                      .filter(Boolean)
                      .join(' · ')}
                  />
                  <CallLink name={name} phone={phone} />
                </li>
              ))}
            </List>
          </Radio.Group>
        )}
      </Loaded>
      <Actions>
        <CancelButton>{TONIGHT.cancel}</CancelButton>
        <Button type="submit" disabled={!free.data?.length} aria-busy={replace.isPending}>
          {TONIGHT.putIn}
        </Button>
      </Actions>
    </Stack>
  )
}

const markOf = ({ mark, attendance }: PlaceOnBoard): Mark =>
  mark ?? (attendance.kind === 'missing' ? 'noShow' : 'excused')
