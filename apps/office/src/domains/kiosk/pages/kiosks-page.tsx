import { Button } from '@mantine/core'
import { PlusIcon } from '@nightshift/ui/icons.tsx'
import { useState } from 'react'
import { Row, Text } from '../../../kit/layout.tsx'
import { Loaded } from '../../../kit/loaded.tsx'
import { GeneralFrame } from '../../setup/pages/general-frame.tsx'
import { AddKiosk } from '../kiosks/add-kiosk.tsx'
import { KioskList } from '../kiosks/kiosk-list.tsx'
import { KIOSKS } from '../kiosks/kiosks.texts.ts'
import { OnlyEnrolledSwitch } from '../kiosks/only-enrolled-switch.tsx'
import { useKioskMutations, useKiosks } from '../kiosks/use-kiosks.ts'

/** The enrolled devices: add, watch and revoke them. */
export default function KiosksPage() {
  const list = useKiosks()
  const [adding, setAdding] = useState(false)
  return (
    <GeneralFrame>
      <Row>
        <Text quiet>{KIOSKS.explanation}</Text>
        <Button leftSection={<PlusIcon />} onClick={() => setAdding(true)}>
          {KIOSKS.add}
        </Button>
      </Row>
      <List list={list} />
      {adding && <AddKiosk onClose={() => setAdding(false)} />}
    </GeneralFrame>
  )
}

function List({ list }: { list: ReturnType<typeof useKiosks> }) {
  const { kiosks, revoked, isLoaded, error, refetch } = list
  const { revoke } = useKioskMutations()
  return (
    <Loaded query={{ data: isLoaded || undefined, error, refetch }} failed={KIOSKS.loadFailed} empty="never">
      {() => (
        <>
          <OnlyEnrolledSwitch anyEnrolled={kiosks.some(({ state }) => state === 'enrolled')} />
          <KioskList kiosks={kiosks} revoked={revoked} onRevoke={revoke} />
        </>
      )}
    </Loaded>
  )
}
