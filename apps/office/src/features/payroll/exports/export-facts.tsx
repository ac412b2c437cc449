import type { PastExport } from '@nightshift/shared/payroll/contract'
import { formatCount } from '../../../lib/counts.ts'
import styles from './exports.module.css'
import { EXPORTS } from './exports.texts.ts'
import { filterText, madeBy, rangeText, shortHash, whenMade } from './exports-words.ts'

/** What one export was: file, range, who, when, filter and hash. */
export function ExportFacts({ made, timeZone }: { made: PastExport; timeZone: string }) {
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
