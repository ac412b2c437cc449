import { fullName, positionLabel } from '@nightshift/shared/people/employees/rules'
import { QRCodeSVG } from 'qrcode.react'
import styles from './badge.module.css'
import { BADGE } from './badge.texts.ts'
import type { BadgeHolder } from './badge-holders.ts'
import { NoPhoto } from './no-photo.tsx'
import { densityOf, MOST_POSITIONS, nameSizeOf } from './printing/badge-fit.ts'
import { ServiceStripes } from './service-stripes.tsx'

type Props = BadgeHolder & { year: number }

const PHOTO_SIZE = 124
const QR_SIZE = 200

/** The badge that the kiosk scans: 486 × 306 px, on paper and on screen. */
export function Badge({ employee, badge, seasons, year }: Props) {
  const name = fullName(employee)
  const { positions = [], photo } = employee
  const shown = positions.length > MOST_POSITIONS ? positions.slice(0, MOST_POSITIONS - 1) : positions
  const more = positions.length - shown.length
  return (
    <article className={styles.badge} aria-label={BADGE.of(name)}>
      <p className={styles.year}>{year}</p>
      <ServiceStripes seasons={seasons} />
      <p className={styles.serial}>{BADGE.serial(badge.serial)}</p>
      {photo ? (
        <img className={styles.photo} src={photo} alt="" width={PHOTO_SIZE} height={PHOTO_SIZE} />
      ) : (
        <NoPhoto className={styles.photo} size={PHOTO_SIZE} />
      )}
      <QRCodeSVG
        className={styles.code}
        value={badge.code}
        size={QR_SIZE}
        level="H"
        marginSize={4}
        title={BADGE.code}
      />
      <p className={styles.name} style={{ fontSize: nameSizeOf(name) }}>
        {name}
      </p>
      <ul className={styles.positions} data-density={densityOf(positions.length)}>
        {shown.map((position) => (
          <li key={position.id}>{positionLabel(position)}</li>
        ))}
        {more > 0 && <li>{BADGE.more(more)}</li>}
      </ul>
    </article>
  )
}
