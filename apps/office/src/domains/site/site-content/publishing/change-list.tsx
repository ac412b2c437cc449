import { VisuallyHidden } from '@mantine/core'
import type { Change } from '@nightshift/shared/site/site-content/changes/changes'
import type { Piece } from '@nightshift/shared/site/site-content/changes/words-diff'
import styles from './change-list.module.css'
import { PUBLISHING } from './publishing.texts.ts'

const { change: words } = PUBLISHING

type Captions = { before: string; after: string }

/** Differences of a section, field by field. */
export const ChangeList = ({ changes, captions }: { changes: Change[]; captions: Captions }) => (
  <ul className={styles.changes}>
    {changes.map((change) => (
      <li key={`${change.kind} ${change.path}`}>
        <p className={styles.label}>{change.labels.join(' › ')}</p>
        <ChangeBody change={change} captions={captions} />
      </li>
    ))}
  </ul>
)

function ChangeBody({ change, captions }: { change: Change; captions: Captions }) {
  switch (change.kind) {
    case 'value':
      return (
        <dl className={styles.values}>
          <div>
            <dt>{captions.before}</dt>
            <dd className={styles.before}>{change.before}</dd>
          </div>
          <div>
            <dt>{captions.after}</dt>
            <dd>{change.after}</dd>
          </div>
        </dl>
      )
    case 'words':
      return <Words pieces={change.pieces} />
    case 'moved':
      return <p className={styles.note}>{words.moved(change.from, change.to)}</p>
    default:
      return (
        <>
          <p className={styles.note}>{words[change.kind]}</p>
          <dl className={styles.fields} data-kind={change.kind}>
            {change.fields.map(({ label, words: value }, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the fields of one entry, in a fixed order
              <div key={index}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        </>
      )
  }
}

/** Text with the words that were removed and added. */
const Words = ({ pieces }: { pieces: Piece[] }) =>
  pieces.every(({ kind }) => kind === 'same') ? (
    <p className={styles.note}>{words.sameWords}</p>
  ) : (
    <p className={styles.words}>
      {pieces.map((piece, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of one text, in a fixed order
        <WordsPiece key={index} piece={piece} />
      ))}
    </p>
  )

function WordsPiece({ piece }: { piece: Piece }) {
  const text = <Marked piece={piece} />
  if (piece.kind === 'same') return text
  const Element = piece.kind === 'added' ? 'ins' : 'del'
  return (
    <Element>
      <VisuallyHidden>{words.spoken[piece.kind]}</VisuallyHidden>
      {text}
    </Element>
  )
}

function Marked({ piece: { kind, text, bold, italic, href } }: { piece: Piece }) {
  const shown = kind === 'same' ? shortened(text) : text
  const linked = href ? `${shown} (${href})` : shown
  const slanted = italic ? <em>{linked}</em> : linked
  return bold ? <strong>{slanted}</strong> : slanted
}

/** The characters of unchanged text that are shown beside a change. */
const CONTEXT = 80

const shortened = (text: string) =>
  text.length > 3 * CONTEXT ? `${text.slice(0, CONTEXT)} … ${text.slice(-CONTEXT)}` : text
