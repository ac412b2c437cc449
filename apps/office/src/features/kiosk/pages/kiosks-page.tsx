import { Button } from '@mantine/core'
import { PlusIcon } from '@nightshift/ui/icons.tsx'
import { Loading } from '@nightshift/ui/states/loading.tsx'
import { NoticeState, StateAction } from '@nightshift/ui/states/notice-state.tsx'
import { STATES } from '@nightshift/ui/states/states.texts.ts'
import { useState } from 'react'
import { GeneralFrame } from '../../setup/pages/general-frame.tsx'
import { AddKiosk } from '../kiosks/add-kiosk.tsx'
import { KioskList } from '../kiosks/kiosk-list.tsx'
import { KIOSKS } from '../kiosks/kiosks.texts.ts'
import { OnlyEnrolledSwitch } from '../kiosks/only-enrolled-switch.tsx'
import { useKioskMutations, useKiosks } from '../kiosks/use-kiosks.ts'
import styles from './kiosks-page.module.css'

/** The enrolled devices: add, watch and revoke them. */
export default function KiosksPage() {
  const list = useKiosks()
  const [adding, setAdding] = useState(false)
  return (
    <GeneralFrame>
      <div className={styles.top}>
        <p className={styles.explanation}>{KIOSKS.explanation}</p>
        <Button leftSection={<PlusIcon />} onClick={() => setAdding(true)}>
          {KIOSKS.add}
        </Button>
      </div>
      <List list={list} />
      {adding && <AddKiosk onClose={() => setAdding(false)} />}
    </GeneralFrame>
  )
}

function List({ list }: { list: ReturnType<typeof useKiosks> }) {
  const { kiosks, revoked, isLoaded, error, refetch } = list
  const { revoke } = useKioskMutations()
  if (!isLoaded && !error) return <Loading />
  if (!isLoaded)
    return (
      <NoticeState part title={STATES.failedTitle} text={KIOSKS.loadFailed}>
        <StateAction label={STATES.retry} onClick={() => refetch()} />
      </NoticeState>
    )
  return (
    <>
      <OnlyEnrolledSwitch anyEnrolled={kiosks.some(({ state }) => state === 'enrolled')} />
      <KioskList kiosks={kiosks} revoked={revoked} onRevoke={revoke} />
    </>
  )
}
