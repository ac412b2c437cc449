import { fullName, positionLabel } from '@nightshift/shared/people/employees/rules'
import { stripesOf } from '@nightshift/shared/people/tenure/rules'
import { seasonsText } from '@nightshift/shared/people/tenure/words'
import { QRCodeSVG } from 'qrcode.react'
import styles from './badge.module.css'
import { BADGE } from './badge.texts.ts'
import type { BadgeHolder } from './badge-holders.ts'
import { densityOf, MOST_POSITIONS, nameSizeOf } from './printing/badge-fit.ts'

/** The placeholder for a missing photo, in print colours. */
const NoPhoto = ({ size, className }: { size: number; className?: string }) => (
  <svg className={className} width={size} height={size} viewBox="0 0 250 250" aria-hidden="true">
    <rect fill="#e6e2da" width="250" height="250" />
    <circle fill="#f7f5f0" cx="125" cy="108" r="82" />
    <path fill="#a39d91" d="M30 250c4-56 42-84 95-84s91 28 95 84z" />
    <ellipse fill="#a39d91" cx="125" cy="110" rx="42" ry="50" />
  </svg>
)

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

/** A narrow stripe for each completed season, a wide one for every five. Nothing for a first season. */
function ServiceStripes({ seasons }: { seasons: number }) {
  if (seasons === 0) return null
  const { wide, narrow } = stripesOf(seasons)
  const widths = [...Array(wide).fill('wide'), ...Array(narrow).fill('narrow')]
  return (
    <div role="img" aria-label={seasonsText(seasons)} className={styles.stripes}>
      {widths.map((width, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: stripes have no identity
        <span key={index} data-width={width} />
      ))}
    </div>
  )
}
