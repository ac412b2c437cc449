import { z } from 'zod'

const at = z.iso.datetime()

/**
 * - `notMounted`: the folder lacks its marker file, so a mount is missing and nothing is written there.
 * - `sameDisk`: the folder is on the disk of the data, and lost with it.
 */
const FolderState = z.enum(['ok', 'notMounted', 'sameDisk'])
export type FolderState = z.infer<typeof FolderState>

export const GoodBackup = z.strictObject({ at, rows: z.int(), bytes: z.int(), encrypted: z.boolean() })
export type GoodBackup = z.infer<typeof GoodBackup>

/** The reason is one sentence for people. */
export const BackupFailure = z.strictObject({ at, reason: z.string() })

/** What became of the call to `BACKUP_PING_URL`; null when it was answered. */
export const BackupPing = z.strictObject({ at, failure: z.string().nullable() })
export type BackupPing = z.infer<typeof BackupPing>

/** A database of one's own (`DATABASE_URL`) is backed up outside; the embedded one backs itself up. */
export const BackupStatus = z.discriminatedUnion('automatic', [
  z.strictObject({ automatic: z.literal(false) }),
  z.strictObject({
    automatic: z.literal(true),
    folder: FolderState,
    lastGood: GoodBackup.nullable(),
    /** The latest failure, also when a good backup came after it. */
    lastFailure: BackupFailure.nullable(),
    lastPing: BackupPing.nullable(),
    overdue: z.boolean(),
    /** How many good backups are in the folder. */
    kept: z.int(),
  }),
])
export type BackupStatus = z.infer<typeof BackupStatus>
