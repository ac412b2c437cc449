export const BACKUPS = {
  title: 'Backups',
  lastGood: (when: string, rows: string, size: string) =>
    `Last good backup: ${when}\u00a0· ${rows}\u00a0· ${size}`,
  none: 'No backup yet. The first one is made within minutes of the first start.',
  noneOverdue: 'There is no good backup.',
  external: 'Backups of this database are made outside of Nightshift.',
  today: (time: string) => `today ${time}`,
  yesterday: (time: string) => `yesterday ${time}`,
  on: (date: string, time: string) => `${date}, ${time}`,
  overdue: 'That is more than 36 hours. Keep the server running, and read its log for the reason.',
  failed: (when: string, reason: string) => `The backup of ${when} failed. ${reason} It is tried every hour.`,
  notMounted:
    'The folder for backups is not mounted, so nothing is written. Mount it; the first time, run npm run backup -- --prepare on the server.',
  sameDisk:
    'The backups are on the disk of the data and would be lost with it. Set BACKUP_DIR to another disk or a share.',
  pingFailed: (reason: string) => `BACKUP_PING_URL was not told of it. ${reason}`,
}
