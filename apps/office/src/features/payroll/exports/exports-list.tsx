import { Button } from '@mantine/core'
import { can } from '@nightshift/shared/access'
import type { PastExport } from '@nightshift/shared/payroll/contract'
import { formatDate, formatDateTime, formatInZone } from '@nightshift/shared/time'
import { DownloadIcon } from '@nightshift/ui/icons.tsx'
import { useState } from 'react'
import { formatCount } from '../../../lib/counts.ts'
import { useMe } from '../../access/auth/use-auth.ts'
import { TIMESHEETS } from '../../time/timesheets/timesheets.texts.ts'
import { downloadExport } from './exports.api.ts'
import styles from './exports.module.css'
import { EXPORTS } from './exports.texts.ts'

const whenMade = ({ madeAt }: Pick<PastExport, 'madeAt'>, timeZone: string) =>
  formatDateTime(madeAt, timeZone)

const madeBy = ({ madeBy: by }: Pick<PastExport, 'madeBy'>) =>
  by ? `${by.firstName} ${by.lastName}` : EXPORTS.somebody

/** The days, or the instants of a pay period. */
function rangeText({ startDate, endDate, since, until }: PastExport, timeZone: string) {
  const day = (date: string) => formatDate(`${date}T12:00:00Z`, 'UTC')
  const at = (instant: string) => formatInZone(instant, 'M/d/yyyy h a', timeZone)
  return since && until ? EXPORTS.days(at(since), at(until)) : EXPORTS.days(day(startDate), day(endDate))
}

const LABELS: Record<string, string> = {
  text: EXPORTS.searchText,
  event: TIMESHEETS.event,
  position: TIMESHEETS.position,
  hours: TIMESHEETS.hours,
  tips: TIMESHEETS.tips,
  review: TIMESHEETS.review,
}

/** The filters of the list that the file was made from. */
const filterText = ({ filter }: Pick<PastExport, 'filter'>) =>
  Object.entries(filter)
    .map(([key, value]) => `${LABELS[key] ?? key}: ${value}`)
    .join(', ') || EXPORTS.noFilter

/** Enough of the hash to compare by eye. */
const shortHash = (hash: string) => hash.slice(0, 12)

type Props = { exports: PastExport[]; timeZone: string; onShowChanges: (made: PastExport) => void }

/** What payroll was given, newest first, each with its file. */
export function ExportsList({ exports, timeZone, onShowChanges }: Props) {
  const readsErasedNames = can(useMe(), 'payroll.erasedNames')
  const [loading, setLoading] = useState<number>()

  async function download(made: PastExport & { fileName: string }) {
    if (loading !== undefined) return
    setLoading(made.id)
    await downloadExport(made, EXPORTS.downloadFailed)
    setLoading(undefined)
  }
  return (
    <ul className={styles.list} aria-label={EXPORTS.title}>
      {exports.map((made) => {
        const { id, kind, fileName, hasFile, changed, namesErased } = made
        return (
          <li key={id} className={styles.export}>
            <ExportFacts made={made} timeZone={timeZone} />
            <div className={styles.actions}>
              {changed > 0 && (
                <Button variant="default" className={styles.changed} onClick={() => onShowChanges(made)}>
                  {EXPORTS.changed(changed)}
                </Button>
              )}
              {namesErased && !readsErasedNames ? (
                <span className={styles.hint}>{EXPORTS.onlyAdministrators}</span>
              ) : hasFile && fileName !== null ? (
                <Button
                  variant="default"
                  leftSection={<DownloadIcon />}
                  aria-label={EXPORTS.downloadOf(EXPORTS.kinds[kind], whenMade(made, timeZone))}
                  aria-busy={loading === id}
                  onClick={() => download({ ...made, fileName })}
                >
                  {EXPORTS.download}
                </Button>
              ) : (
                <span className={styles.hint}>{EXPORTS.noFile}</span>
              )}
            </div>
          </li>
        )
      })}
    </ul>
  )
}

/** What one export was: file, range, who, when, filter and hash. */
function ExportFacts({ made, timeZone }: { made: PastExport; timeZone: string }) {
  const { kind, entries, lines, redactedAt, namesErased } = made
  const hashes = [
    [EXPORTS.facts.hash, made.fileHash],
    [EXPORTS.facts.redactedHash, made.redactedHash],
  ] as const
  const { facts } = EXPORTS
  return (
    <div className={styles.facts}>
      <p className={styles.what}>
        <strong>{EXPORTS.kinds[kind]}</strong> <span>{rangeText(made, timeZone)}</span>
      </p>
      <p className={styles.hint}>
        {whenMade(made, timeZone)}, {madeBy(made)}
      </p>
      <dl className={styles.more}>
        <div>
          <dt>{lines === null ? facts.entries : facts.lines}</dt>
          <dd>{formatCount(lines ?? entries)}</dd>
        </div>
        <div>
          <dt>{facts.filter}</dt>
          <dd>{filterText(made)}</dd>
        </div>
        {hashes.map(
          ([label, hash]) =>
            hash && (
              <div key={label}>
                <dt>{label}</dt>
                <dd className={styles.hash} title={hash}>
                  {shortHash(hash)}
                </dd>
              </div>
            ),
        )}
      </dl>
      {namesErased && (
        <p className={styles.hint} title={EXPORTS.namesErasedHint}>
          {EXPORTS.namesErased}
        </p>
      )}
      {redactedAt && (
        <p className={styles.hint} title={EXPORTS.redactedHint}>
          {EXPORTS.redacted}
        </p>
      )}
    </div>
  )
}
