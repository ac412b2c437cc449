import { VisuallyHidden } from '@mantine/core'
import type { Change } from '@nightshift/shared/site/site-content/changes/changes'
import type { Piece } from '@nightshift/shared/site/site-content/changes/words-diff'
import { CHANGES } from './changes.texts.ts'
import styles from './publishing.module.css'

type Captions = { before: string; after: string }

/** Differences of a section, field by field. */
export const ChangeList = ({ changes, captions }: { changes: Change[]; captions: Captions }) => (
  <ul className={styles.changes}>
    {changes.map((change) => (
      <li key={`${change.kind} ${change.path}`} className={styles.change}>
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
            <dd>{change.before}</dd>
          </div>
          <div>
            <dt>{captions.after}</dt>
            <dd className={styles.after}>{change.after}</dd>
          </div>
        </dl>
      )
    case 'words':
      return <Words pieces={change.pieces} />
    case 'moved':
      return <p className={styles.note}>{CHANGES.moved(change.from, change.to)}</p>
    default:
      return (
        <>
          <p className={styles.note}>{CHANGES[change.kind]}</p>
          <dl className={styles.fields} data-kind={change.kind}>
            {change.fields.map(({ label, words }, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the fields of one entry, in a fixed order
              <div key={index}>
                <dt>{label}</dt>
                <dd>{words}</dd>
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
    <p className={styles.note}>{CHANGES.sameWords}</p>
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
      <VisuallyHidden>{CHANGES.spoken[piece.kind]}</VisuallyHidden>
      {text}
    </Element>
  )
}

function Marked({ piece: { kind, text, bold, italic, href } }: { piece: Piece }) {
  const words = kind === 'same' ? shortened(text) : text
  const linked = href ? `${words} (${href})` : words
  const slanted = italic ? <em>{linked}</em> : linked
  return bold ? <strong>{slanted}</strong> : slanted
}

/** The characters of unchanged text that are shown beside a change. */
const CONTEXT = 80

const shortened = (text: string) =>
  text.length > 3 * CONTEXT ? `${text.slice(0, CONTEXT)} … ${text.slice(-CONTEXT)}` : text
