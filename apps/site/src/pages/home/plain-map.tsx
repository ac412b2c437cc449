import styles from './directions.module.css'

const TREES = [
  [74, 108],
  [98, 92],
  [118, 114],
  [86, 134],
  [548, 96],
  [572, 80],
  [566, 116],
  [594, 106],
  [486, 300],
  [508, 286],
  [528, 306],
  [52, 330],
  [76, 346],
  [578, 440],
  [600, 428],
  [622, 444],
]

const FIELDS = [
  'M38 184l104-26 34 70-118 34z',
  'M502 164l118-22 26 78-120 18z',
  'M250 336l132-18 22 50-146 18z',
  'M438 346l134-6 30 40-150 6z',
  'M52 434l118 4 10 34-134-4z',
]

const FURROWS = [
  'M64 178l28 74m2-82 28 74m-4-80 32 72',
  'M532 160l24 74m4-80 24 76m4-80 24 76',
  'M274 334l8 50m20-53 10 50m20-52 12 48m20-50 14 46',
  'M470 346l12 38m20-40 16 38m18-40 20 36',
  'M82 436l-2 34m34-32v36m32-34 6 34',
]

const LONGEST_SINGLE_LINE = 16
const LONGEST_UNCONDENSED_LINE = 24
const CONDENSED_CHARACTER_WIDTH = 16
const LINE_HEIGHT = 44
const LAST_BASELINE = 166

/** Splits a long name at the space nearest its middle; a single word stays on one line. */
function linesOf(name: string) {
  const spaces = [...name.matchAll(/\s+/g)].map(({ index }) => index)
  if (name.length <= LONGEST_SINGLE_LINE || spaces.length === 0) return [name]
  const middle = name.length / 2
  const split = spaces.reduce((best, at) => (Math.abs(at - middle) < Math.abs(best - middle) ? at : best))
  return [name.slice(0, split), name.slice(split).trim()]
}

/** Condenses a line that would run over the edge of the map. */
const condensed = (line: string) =>
  line.length > LONGEST_UNCONDENSED_LINE
    ? { textLength: Math.min(620, line.length * CONDENSED_CHARACTER_WIDTH), lengthAdjust: 'spacingAndGlyphs' }
    : {}

/** A map of a place in open country, named after the venue. Decorative: the text beside it gives the directions. */
export const PlainMap = ({ name }: { name: string }) => {
  const lines = linesOf(name.trim())
  return (
    <svg className={styles.drawn} viewBox="0 0 680 460" aria-hidden="true">
      <g className={styles.contour}>
        <path d="M150 212c4-92 96-152 206-142s172 84 152 152-112 96-206 90-156-30-152-100z" />
        <path d="M196 210c6-66 78-112 164-104s134 62 118 114-86 74-160 68-128-22-122-78z" />
        <path d="M246 210c6-42 54-70 112-64s94 40 82 74-58 48-110 44-90-14-84-54z" />
        <path d="M-10 62c80-30 150-6 214-26s96-36 130-56" />
        <path d="M-10 26c60-20 108-8 160-36" />
        <path d="M690 282c-62-8-84 26-140 30s-96-12-132 10" />
        <path d="M690 318c-56-6-70 16-108 18" />
        {[...FIELDS, ...FURROWS].map((d) => (
          <path key={d} d={d} />
        ))}
      </g>
      {TREES.map(([x, y]) => (
        <path
          key={`${x}.${y}`}
          className={styles.tree}
          d={`M${x} ${y}v-7m0 0c-12 0-12-18 0-19 12 1 12 19 0 19z`}
        />
      ))}
      <path className={styles.road} d="M-10 392c96 22 168 10 250 16s262 26 450-16" />
      <path className={styles.lane} d="M212 406c-22-44 6-78 44-96s64-26 80-62" />
      <path className={styles.window} d="M340 246c-18-20-24-28-24-38a24 24 0 0 1 48 0c0 10-6 18-24 38z" />
      <g className={styles.farm}>
        <path d="M330 217v-10l10-9 10 9v10z" />
      </g>
      <g
        className={styles.names}
        textAnchor="middle"
        stroke="var(--ground-raised)"
        strokeWidth="7"
        paintOrder="stroke"
      >
        {lines.map((line, index) => {
          const y = LAST_BASELINE - (lines.length - 1 - index) * LINE_HEIGHT
          return (
            <text key={y} x="340" y={y} className={styles.here} {...condensed(line)}>
              {line}
            </text>
          )
        })}
      </g>
      <path className={styles.north} d="M634 64V24m0 0-7 12m7-12 7 12" />
      <text x="634" y="86" className={styles.compass}>
        N
      </text>
    </svg>
  )
}
