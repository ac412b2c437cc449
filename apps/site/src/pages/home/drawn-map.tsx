import styles from './directions.module.css'

const TREES = [
  [96, 92],
  [118, 80],
  [132, 101],
  [154, 88],
  [108, 118],
  [516, 70],
  [538, 84],
  [560, 66],
  [584, 92],
  [548, 108],
  [60, 344],
  [84, 360],
  [108, 340],
]
const REEDS = [
  [430, 272],
  [462, 284],
  [500, 268],
  [536, 286],
  [476, 310],
  [518, 318],
  [556, 310],
]

/** The map as a drawing. Decorative: the text beside it gives the directions. */
export const DrawnMap = () => (
  <svg className={styles.drawn} viewBox="0 0 680 460" aria-hidden="true">
    <g className={styles.contour}>
      <path d="M226 214c10-58 74-92 140-84s104 52 92 98-70 66-132 62-112-22-100-76z" />
      <path d="M258 212c8-40 52-64 102-58s76 36 68 68-52 46-96 43-82-17-74-53z" />
      <path d="M292 208c6-24 34-38 64-34s46 20 40 38-32 26-58 24-52-8-46-28z" />
      <path d="M184 232c-2-84 90-140 190-128s150 78 128 142-98 92-180 86-136-34-138-100z" />
    </g>
    <path className={styles.water} d="M404 262c34-18 150-22 176 12s-14 62-76 64-134-50-100-76z" />
    {REEDS.map(([x, y]) => (
      <path key={`${x}.${y}`} className={styles.reed} d={`M${x} ${y}v-12m-5 12-3-9m13 9 3-9`} />
    ))}
    {TREES.map(([x, y]) => (
      <path key={`${x}.${y}`} className={styles.tree} d={`M${x} ${y}v-8m0 0-7 0 7-17 7 17z`} />
    ))}
    <path className={styles.road} d="M-10 424c90-18 150-4 226-22s250-40 474-4" />
    <path className={styles.lane} d="M198 404c-30-52 20-84 42-112s52-34 74-58" />
    {[
      [190, 384],
      [190, 356],
      [204, 330],
      [230, 304],
      [252, 283],
      [276, 264],
      [298, 249],
    ].map(([x, y]) => (
      <circle key={`${x}.${y}`} className={styles.lantern} cx={x} cy={y} r="2.6" />
    ))}
    <path className={styles.chapel} d="M150 398v-16l9-8 9 8v16zm9-24v-14m-4 4h8" />
    <g className={styles.farm}>
      <path d="M312 232v-24l-5 1 22-26 22 24-4 1v24z" />
      <path d="M352 232v-16l12-9 12 9v16z" />
    </g>
    <path className={styles.window} d="M324 212h8v9h-8z" />
    <g className={styles.names}>
      <text x="388" y="222" className={styles.here}>
        Dreadmoor
      </text>
      <text x="596" y="300">
        The Bog
      </text>
      <text x="40" y="396">
        Burnt chapel
      </text>
      <text x="560" y="412" transform="rotate(5 560 412)">
        County road
      </text>
      <text x="166" y="130">
        Wether Hill
      </text>
    </g>
    <path className={styles.north} d="M624 74V34m0 0-7 12m7-12 7 12" />
    <text x="624" y="94" className={styles.compass}>
      N
    </text>
  </svg>
)
