import { KIOSK_ONLINE_MS } from '@nightshift/shared/kiosk/kiosks/rules'
import { Gauge } from 'prom-client'
import { registers } from './metrics.ts'

type KioskState = {
  id: number
  name: string
  festivalName: string
  lastSeenAt: Date | null
  waitingPunches: number
}

const labelNames = ['id', 'kiosk', 'festival']
const labelsOf = ({ id, name, festivalName }: KioskState) => ({ id, kiosk: name, festival: festivalName })

/** Adds the enrolled kiosks, read from the database at each scrape. They are absent while it does not answer. */
export function collectKioskMetrics(findKiosks: () => Promise<KioskState[]>, now: () => Date) {
  let reading: Promise<KioskState[] | undefined> | undefined
  // One scrape collects all gauges at once, and shares the query.
  const read = () => {
    reading ??= findKiosks()
      .catch(() => undefined)
      .finally(() => {
        reading = undefined
      })
    return reading
  }
  const isOnline = ({ lastSeenAt }: KioskState) =>
    lastSeenAt !== null && now().getTime() - lastSeenAt.getTime() <= KIOSK_ONLINE_MS

  new Gauge({
    name: 'nightshift_kiosks',
    help: 'Enrolled kiosks, and those seen in the last 2 minutes.',
    labelNames: ['state'],
    registers,
    async collect() {
      const kiosks = await read()
      this.reset()
      if (!kiosks) return
      this.set({ state: 'enrolled' }, kiosks.length)
      this.set({ state: 'seen' }, kiosks.filter(isOnline).length)
    },
  })
  new Gauge({
    name: 'nightshift_kiosk_waiting_scans',
    help: 'Scans that an enrolled kiosk has saved and not delivered, as it reported last.',
    labelNames,
    registers,
    async collect() {
      const kiosks = await read()
      this.reset()
      for (const kiosk of kiosks ?? []) this.set(labelsOf(kiosk), kiosk.waitingPunches)
    },
  })
  new Gauge({
    name: 'nightshift_kiosk_last_seen_timestamp_seconds',
    help: 'When an enrolled kiosk was seen last; absent before the first time.',
    labelNames,
    registers,
    async collect() {
      const kiosks = await read()
      this.reset()
      for (const kiosk of kiosks ?? [])
        if (kiosk.lastSeenAt) this.set(labelsOf(kiosk), kiosk.lastSeenAt.getTime() / 1000)
    },
  })
}
