import { Button } from '@mantine/core'
import type { Kiosk } from '@nightshift/shared/kiosk/kiosks/contract'
import { formatDateTime } from '@nightshift/shared/time'
import { NoticeState } from '@nightshift/ui/states/notice-state.tsx'
import { Facts } from '../../../kit/facts.tsx'
import { Fold } from '../../../kit/fold.tsx'
import { Columns, Item, List, Text } from '../../../kit/layout.tsx'
import { Mark } from '../../../kit/mark.tsx'
import { Section } from '../../../kit/page.tsx'
import { useNow } from '../../../lib/use-now.ts'
import { useFestival } from '../../setup/festivals/chooser/use-festival.ts'
import { kioskFacts, kioskState } from './kiosk-facts.ts'
import { KIOSKS } from './kiosks.texts.ts'

type Props = { kiosks: Kiosk[]; revoked: Kiosk[]; onRevoke: (kiosk: Kiosk) => void }

/** The kiosks in use, and the revoked ones folded away. */
export const KioskList = ({ kiosks, revoked, onRevoke }: Props) => (
  <>
    {kiosks.length === 0 && <NoticeState part title={KIOSKS.empty} text={KIOSKS.emptyText} />}
    <Columns narrow>
      {kiosks.map((kiosk) => (
        <KioskCard key={kiosk.id} kiosk={kiosk} onRevoke={() => onRevoke(kiosk)} />
      ))}
    </Columns>
    {revoked.length > 0 && (
      <Fold title={KIOSKS.revoked(revoked.length)}>
        <List>
          {revoked.map((kiosk) => (
            <RevokedKiosk key={kiosk.id} kiosk={kiosk} />
          ))}
        </List>
      </Fold>
    )}
  </>
)

const MARKS = {
  good: { tone: 'ok' },
  fair: { tone: 'warn', shape: 'half' },
  warn: { tone: 'bad', shape: 'square' },
  plain: { tone: 'mute', shape: 'ring' },
} as const

/** A kiosk: its state, and what the device reported last. */
function KioskCard({ kiosk, onRevoke }: { kiosk: Kiosk; onRevoke: () => void }) {
  const now = useNow()
  const { timeZone } = useFestival()
  const { tone, words } = kioskState(kiosk, now)
  return (
    <Section
      framed
      title={kiosk.name}
      about={kiosk.place}
      tools={
        <Text>
          <Mark {...MARKS[tone]} /> {words}
        </Text>
      }
    >
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
    </Section>
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
