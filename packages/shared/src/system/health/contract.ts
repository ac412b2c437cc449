import { z } from 'zod'
import { instant } from '../../instant.ts'
import { BackupStatus } from '../backups/contract.ts'

const count = z.int().min(0)

/** Where a browser caught an error. */
const CAUGHT_BY = ['boundary', 'uncaught', 'rejection'] as const
const BrowserErrorKind = z.enum([...CAUGHT_BY, 'chunk'])
export type BrowserErrorKind = z.infer<typeof BrowserErrorKind>

/** An error in a browser. The frames are those of our own files; the request id is that of a failed call behind it. */
export const BrowserErrorReport = z.strictObject({
  kind: z.enum(CAUGHT_BY),
  message: z.string().max(300),
  frames: z.array(z.string().regex(/^\/assets\/[\w.-]{1,100}:\d{1,7}:\d{1,7}$/)).max(5),
  page: z
    .string()
    .max(300)
    .regex(/^\/[^?#]*$/),
  release: z.string().regex(/^[\w.+-]{1,40}$/),
  requestId: z.uuid().optional(),
})
export type BrowserErrorReport = z.infer<typeof BrowserErrorReport>

/** Errors of one release, kind, page, message and top frame over the last week. `recently`: since yesterday. */
const BrowserErrorGroup = z.strictObject({
  release: z.string(),
  kind: BrowserErrorKind,
  page: z.string(),
  message: z.string(),
  frames: z.array(z.string()),
  count,
  recently: count,
  firstAt: instant,
  lastAt: instant,
  requestId: z.uuid().nullable(),
})
export type BrowserErrorGroup = z.infer<typeof BrowserErrorGroup>

/** Calls of one route that took a second or more over the last week. `recently`: since yesterday. */
const SlowCall = z.strictObject({
  method: z.string(),
  route: z.string(),
  calls: count,
  recently: count,
  averageMs: count,
  slowestMs: count,
  lastAt: instant,
})
export type SlowCall = z.infer<typeof SlowCall>

/** An enrolled kiosk, as it reported itself last. */
const KioskHealth = z.strictObject({
  id: z.int(),
  name: z.string(),
  festivalName: z.string(),
  lastSeenAt: instant.nullable(),
  waitingPunches: count,
  oldestWaitingAt: instant.nullable(),
  /** The device's clock minus the server's. */
  clockSkewMs: z.int().nullable(),
  /** Whether the browser promised to keep the device's storage. */
  storagePersisted: z.boolean().nullable(),
})
export type KioskHealth = z.infer<typeof KioskHealth>

/** What an administrator sees of the system's state. */
export const SystemHealth = z.strictObject({
  /** The server's time. */
  checkedAt: instant,
  version: z.string(),
  startedAt: instant,
  database: z.strictObject({
    isEmbedded: z.boolean(),
    sizeBytes: count,
    connections: count,
    maxConnections: count,
  }),
  /** The disk of the embedded database; null when it is another server's. */
  disk: z.strictObject({ freeBytes: count, totalBytes: count }).nullable(),
  backups: BackupStatus,
  /** Answered badge scans of the last 24 hours. */
  scans: z.strictObject({ count, lastAt: instant.nullable() }),
  kiosks: z.array(KioskHealth),
  slowCalls: z.array(SlowCall),
  browserErrors: z.array(BrowserErrorGroup),
})
export type SystemHealth = z.infer<typeof SystemHealth>
