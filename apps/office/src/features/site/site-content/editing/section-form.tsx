import { Alert, Button, UnstyledButton } from '@mantine/core'
import { changesOf } from '@nightshift/shared/site/site-content/changes/changes'
import type { SectionName, SiteContent } from '@nightshift/shared/site/site-content/content'
import type { Problem } from '@nightshift/shared/site/site-content/problems'
import { formatDateTime } from '@nightshift/shared/time'
import { Loading } from '@nightshift/ui/states/loading.tsx'
import { type FocusEvent, useEffect, useEffectEvent, useRef } from 'react'
import { useLocation } from 'react-router'
import { LazyPart } from '../../../../ui/lazy/lazy-part.tsx'
import { useMe } from '../../../access/auth/use-auth.ts'
import { useFestival } from '../../../setup/festivals/chooser/use-festival.ts'
import { ChangeList } from '../publishing/change-list.tsx'
import { type AnyEditor, SECTION_EDITORS } from '../section-editors.tsx'
import { isBehind } from './draft-state.ts'
import styles from './editing.module.css'
import { EDITING } from './editing.texts.ts'
import { focusProblem } from './focus-field.ts'
import { problemSentence, type SectionProblems } from './section-problems.ts'
import { ShareAgain, SharedSection } from './shared-section.tsx'
import type { SectionDraft } from './use-section-draft.ts'

const { editing } = EDITING

/** Says that somebody else changed the section while its form is in use. */
function OtherEditor({ draft: { state, store } }: { draft: SectionDraft }) {
  const me = useMe()
  if (!isBehind(state) || state.saving.kind === 'conflict') return null
  const { editedBy } = state.latest
  const words = editedBy
    ? editedBy.id === me.id
      ? editing.self
      : editing.other(editedBy.name)
    : editing.nobody
  return (
    <div role="status" className={styles.other}>
      <span>{words}</span>
      {state.saving.kind === 'idle' && (
        <Button variant="default" onClick={store.takeTheirs}>
          {editing.show}
        </Button>
      )}
    </div>
  )
}

const { collision } = EDITING

/** Two people changed a section: both versions, field by field, and the choice between them. */
function CollisionPanel({ draft: { section, site, state, store } }: { draft: SectionDraft }) {
  const { timeZone } = useFestival()
  const me = useMe()
  const panel = useRef<HTMLDivElement>(null)
  const { editedBy, editedAt, content } = state.latest
  const name = editedBy?.id === me.id ? collision.you : (editedBy?.name ?? collision.somebody)
  const changes = changesOf(section, state.value as never, content as never, {
    timeZone,
    parent: site.parent,
  })
  // In braces: browsers return a promise from it, which React would take for a clean-up function.
  useEffect(() => {
    panel.current?.scrollIntoView({ block: 'nearest' })
  }, [])
  return (
    <Alert ref={panel} color="ember" title={collision.title} role="alert">
      <p className={styles.who}>
        {collision.changedBy(name, editedAt ? formatDateTime(editedAt, timeZone) : '')}
      </p>
      <h2 className={styles.smallTitle}>{collision.theirs}</h2>
      {changes.length ? (
        <ChangeList changes={changes} captions={{ before: collision.yours, after: collision.other }} />
      ) : (
        <p className={styles.hint}>{collision.same}</p>
      )}
      <div className={styles.choices}>
        <div>
          <Button onClick={() => store.keepMine()}>{collision.keepMine}</Button>
          <p className={styles.hint}>{collision.keepMineHint}</p>
        </div>
        <div>
          <Button variant="default" onClick={store.takeTheirs}>
            {collision.takeTheirs}
          </Button>
          <p className={styles.hint}>{collision.takeTheirsHint}</p>
        </div>
      </div>
    </Alert>
  )
}

/** The form of a section. Edits save themselves; the state of that is shown elsewhere. */
export function SectionForm({ draft }: { draft: SectionDraft }) {
  const { section, site, state, store, problems } = draft
  const festival = useFestival()
  const form = useRef<HTMLDivElement>(null)
  const found = [...problems.invalid, ...problems.unready]
  const Editor = SECTION_EDITORS[section] as AnyEditor

  const choose = (problem: Problem) => form.current && focusProblem(form.current, problem, found)
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    const within = relatedTarget instanceof Node && currentTarget.contains(relatedTarget)
    if (within) store.flush()
    else store.use(false)
  }
  if (state.value === null)
    return (
      <>
        {state.saving.kind === 'conflict' && <CollisionPanel draft={draft} />}
        <SharedSection draft={draft} />
      </>
    )
  return (
    <div className={styles.section}>
      {state.saving.kind === 'conflict' && <CollisionPanel draft={draft} />}
      <OtherEditor draft={draft} />
      {/* biome-ignore lint/a11y/noStaticElementInteractions: focus events bubble from the fields */}
      <div ref={form} tabIndex={-1} className={styles.form} onFocus={() => store.use(true)} onBlur={onBlur}>
        <LazyPart key={section} loading={<Loading />}>
          <Editor
            value={state.value as SiteContent[SectionName]}
            onChange={store.edit}
            problemAt={(path) => found.find((problem) => problem.path === path)?.message}
            festival={festival}
            site={site}
          />
          <FocusFromAddress problems={found} onFound={choose} />
        </LazyPart>
      </div>
      <ProblemSummary section={section} content={state.value} problems={problems} onChoose={choose} />
      <ShareAgain draft={draft} />
    </div>
  )
}

type FocusProps = { problems: Problem[]; onFound: (problem: Problem) => void }

/** Focuses the field that the fragment of the address names. Beside the editor, so that it runs when that is loaded. */
function FocusFromAddress({ problems, onFound }: FocusProps) {
  const { hash, key } = useLocation()
  const focus = useEffectEvent((path: string) => {
    const problem = problems.find((one) => one.path === path)
    if (problem) onFound(problem)
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key of the location repeats a visit
  useEffect(() => focus(decodeURIComponent(hash.slice(1))), [hash, key])
  return null
}

type Props = {
  section: SectionName
  content: unknown
  problems: SectionProblems
  onChoose: (problem: Problem) => void
}

/** What keeps a section from being saved or published, with a way to each field. */
function ProblemSummary({ section, content, problems: { invalid, unready }, onChoose }: Props) {
  const found = [...invalid, ...unready]
  if (!found.length) return null
  const isInvalid = invalid.length > 0
  return (
    <Alert
      color={isInvalid ? 'red' : 'gray'}
      title={isInvalid ? EDITING.invalidTitle : EDITING.problems}
      role="group"
    >
      <ul className={styles.problems}>
        {found.map((problem) => (
          <li key={`${problem.path} ${problem.message}`}>
            <UnstyledButton className={styles.problem} onClick={() => onChoose(problem)}>
              {problemSentence(section, problem, content)}
            </UnstyledButton>
          </li>
        ))}
      </ul>
    </Alert>
  )
}
