import { Button, Radio } from '@mantine/core'
import { MARKS, type Mark } from '@nightshift/shared/nights/attendance/attendance'
import type { PlaceOnBoard } from '@nightshift/shared/nights/tonight/board'
import { TONIGHT_CALLS } from '@nightshift/shared/nights/tonight/calls'
import { Loading } from '@nightshift/ui/states/loading.tsx'
import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { queryOf, useCall } from '../../../lib/calls.ts'
import { CancelButton } from '../../../ui/office-modal.tsx'
import { useFestival } from '../../setup/festivals/chooser/use-festival.ts'
import { CallLink } from './call-link.tsx'
import styles from './people.module.css'
import { TONIGHT } from './tonight.texts.ts'

type Props = { place: PlaceOnBoard; onDone: () => void }

/** Puts a free person beside somebody who does not come, whose place stays with its mark. */
export function ReplaceForm({ place, onDone }: Props) {
  const { id: festivalId } = useFestival()
  const { data: free, error } = useQuery(
    queryOf(TONIGHT_CALLS.free, { query: { festivalId, positionId: place.positionId } }),
  )
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
    <form noValidate className={styles.form} onSubmit={submit}>
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
      {!free && !error && <Loading />}
      {!free && error && (
        <p role="alert" className={styles.summary}>
          {TONIGHT.freeFailed}
        </p>
      )}
      {free?.length === 0 && <p className={styles.summary}>{TONIGHT.noneFree}</p>}
      {free && free.length > 0 && (
        <Radio.Group
          label={TONIGHT.chooseReplacement}
          description={TONIGHT.replaceText}
          value={chosen ?? null}
          error={checked && !chosen ? TONIGHT.chooseOne : undefined}
          onChange={setChosen}
        >
          <ul className={styles.free}>
            {free.map(({ userId, name, phone, isIn, nights, held }) => (
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
          </ul>
        </Radio.Group>
      )}
      <div className={styles.buttons}>
        <CancelButton>{TONIGHT.cancel}</CancelButton>
        <Button type="submit" disabled={!free?.length} aria-busy={replace.isPending}>
          {TONIGHT.putIn}
        </Button>
      </div>
    </form>
  )
}

const markOf = ({ mark, attendance }: PlaceOnBoard): Mark =>
  mark ?? (attendance.kind === 'missing' ? 'noShow' : 'excused')
