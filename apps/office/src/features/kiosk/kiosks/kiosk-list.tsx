import { Button, Title } from '@mantine/core'
import type { Kiosk } from '@nightshift/shared/kiosk/kiosks/contract'
import { formatDateTime } from '@nightshift/shared/time'
import { NoticeState } from '@nightshift/ui/states/notice-state.tsx'
import { useId } from 'react'
import { Facts } from '../../../kit/facts.tsx'
import { Item, List, Stack, Text } from '../../../kit/layout.tsx'
import { useNow } from '../../../lib/use-now.ts'
import { useFestival } from '../../setup/festivals/chooser/use-festival.ts'
import { kioskFacts, kioskState } from './kiosk-facts.ts'
import styles from './kiosks.module.css'
import { KIOSKS } from './kiosks.texts.ts'

type Props = { kiosks: Kiosk[]; revoked: Kiosk[]; onRevoke: (kiosk: Kiosk) => void }

/** The kiosks in use, and the revoked ones folded away. */
export const KioskList = ({ kiosks, revoked, onRevoke }: Props) => (
  <>
    {kiosks.length === 0 && <NoticeState part title={KIOSKS.empty} text={KIOSKS.emptyText} />}
    {kiosks.length > 0 && (
      <ul className={styles.list} aria-label={KIOSKS.list}>
        {kiosks.map((kiosk) => (
          <li key={kiosk.id}>
            <KioskCard kiosk={kiosk} onRevoke={() => onRevoke(kiosk)} />
          </li>
        ))}
      </ul>
    )}
    {revoked.length > 0 && (
      <details className={styles.revoked}>
        <summary>{KIOSKS.revoked(revoked.length)}</summary>
        <List>
          {revoked.map((kiosk) => (
            <RevokedKiosk key={kiosk.id} kiosk={kiosk} />
          ))}
        </List>
      </details>
    )}
  </>
)

/** A kiosk: its state, and what the device reported last. */
function KioskCard({ kiosk, onRevoke }: { kiosk: Kiosk; onRevoke: () => void }) {
  const id = useId()
  const now = useNow()
  const { timeZone } = useFestival()
  const { tone, words } = kioskState(kiosk, now)
  return (
    <article className={styles.card} aria-labelledby={id}>
      <Stack>
        <div className={styles.head}>
          <Title id={id} order={2} size="h4">
            {kiosk.name}
          </Title>
          <p className={styles.state} data-tone={tone}>
            {words}
          </p>
          {kiosk.place && <Text quiet>{kiosk.place}</Text>}
        </div>
        <Facts
          words
          facts={kioskFacts(kiosk, now, timeZone).map(({ label, value, advice }) => ({
            label,
            value: advice ? (
              <Text tone="warn">
                <strong>{value}</strong> {advice}
              </Text>
            ) : (
              value
            ),
          }))}
        />
        <div>
          <Button variant="default" aria-label={KIOSKS.revokeOf(kiosk.name)} onClick={onRevoke}>
            {KIOSKS.revoke}
          </Button>
        </div>
      </Stack>
    </article>
  )
}

/** A revoked kiosk in one line. */
function RevokedKiosk({ kiosk: { name, place, revokedAt } }: { kiosk: Kiosk }) {
  const { timeZone } = useFestival()
  return (
    <Item title={name} about={place}>
      {revokedAt && <Text quiet>{`${KIOSKS.facts.revokedAt} ${formatDateTime(revokedAt, timeZone)}`}</Text>}
    </Item>
  )
}
