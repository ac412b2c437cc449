import { Alert, Anchor, Button } from '@mantine/core'
import { changesOf } from '@nightshift/shared/site/site-content/changes/changes'
import type { SectionName, SiteContent } from '@nightshift/shared/site/site-content/content'
import type { Problem } from '@nightshift/shared/site/site-content/problems'
import { formatDateTime } from '@nightshift/shared/time'
import { dialogs } from '@nightshift/ui/dialogs/dialogs.tsx'
import { type FocusEvent, useEffect, useEffectEvent, useRef } from 'react'
import { useLocation } from 'react-router'
import { Actions, List, Row, Stack, Text } from '../../../../kit/layout.tsx'
import { LazyPart } from '../../../../kit/lazy/lazy-part.tsx'
import { LoadingRows } from '../../../../kit/loading-rows.tsx'
import { Section } from '../../../../kit/page.tsx'
import { useMe } from '../../../access/auth/use-auth.ts'
import { useFestival } from '../../../setup/festivals/chooser/use-festival.ts'
import { ChangeList } from '../publishing/change-list.tsx'
import { type AnyEditor, SECTION_EDITORS } from '../section-editors.tsx'
import { isBehind } from './draft-state.ts'
import { EDITING } from './editing.texts.ts'
import { focusProblem } from './focus-field.ts'
import { problemSentence, type SectionProblems } from './section-problems.ts'
import type { SectionDraft } from './use-section-draft.ts'

const { collision, editing, shared } = EDITING

type DraftProps = { draft: SectionDraft }

/** The form of a section. Edits save themselves; the state of that is shown elsewhere. */
export function SectionForm({ draft }: DraftProps) {
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
  return (
    <Stack>
      {state.saving.kind === 'conflict' && <CollisionPanel draft={draft} />}
      {state.value === null ? (
        <SharedSection draft={draft} />
      ) : (
        <>
          <OtherEditor draft={draft} />
          {/* biome-ignore lint/a11y/noStaticElementInteractions: focus events bubble from the fields */}
          <div ref={form} tabIndex={-1} onFocus={() => store.use(true)} onBlur={onBlur}>
            <LazyPart key={section} loading={<LoadingRows />}>
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
        </>
      )}
    </Stack>
  )
}

/** Two people changed a section: both versions, field by field, and the choice between them. */
function CollisionPanel({ draft: { section, site, state, store } }: DraftProps) {
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
    <div ref={panel} role="alert">
      <Section
        framed
        title={collision.title}
        about={collision.changedBy(name, editedAt ? formatDateTime(editedAt, timeZone) : '')}
      >
        {changes.length ? (
          <Section level={3} title={collision.theirs}>
            <ChangeList changes={changes} captions={{ before: collision.yours, after: collision.other }} />
          </Section>
        ) : (
          <Text>{collision.same}</Text>
        )}
        <Actions>
          <Text quiet>{collision.hint}</Text>
          <Button variant="default" onClick={store.takeTheirs}>
            {collision.takeTheirs}
          </Button>
          <Button onClick={() => store.keepMine()}>{collision.keepMine}</Button>
        </Actions>
      </Section>
    </div>
  )
}

/** Says that somebody else changed the section while its form is in use. */
function OtherEditor({ draft: { state, store } }: DraftProps) {
  const me = useMe()
  if (!isBehind(state) || state.saving.kind === 'conflict') return null
  const { editedBy } = state.latest
  const byName = editedBy ? editing.other(editedBy.name) : editing.nobody
  return (
    <Alert color="yellow" role="status">
      <Row>
        <Text>{editedBy?.id === me.id ? editing.self : byName}</Text>
        {state.saving.kind === 'idle' && (
          <Button variant="default" onClick={store.takeTheirs}>
            {editing.show}
          </Button>
        )}
      </Row>
    </Alert>
  )
}

/** A section that is that of another festival: it is read-only here until this festival gets its own. */
function SharedSection({ draft: { section, site, store } }: DraftProps) {
  const { parent } = site
  if (!parent) return null
  return (
    <Section
      framed
      title={shared.same(parent.name)}
      about={shared.explanation(parent.name)}
      tools={
        <Button variant="default" onClick={() => store.edit(parent.content[section])}>
          {shared.own}
        </Button>
      }
    />
  )
}

/** Makes an own section that of the parent again. */
function ShareAgain({ draft: { site, store } }: DraftProps) {
  const { parent } = site
  if (!parent) return null
  async function share(name: string) {
    const text = shared.backQuestion(name)
    if (await dialogs.confirm({ text, confirmLabel: shared.back(name) })) store.edit(null)
  }
  return (
    <Actions start>
      <Button variant="subtle" color="gray" onClick={() => share(parent.name)}>
        {shared.back(parent.name)}
      </Button>
    </Actions>
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

type SummaryProps = {
  section: SectionName
  content: unknown
  problems: SectionProblems
  onChoose: (problem: Problem) => void
}

/** What keeps a section from being saved or published, with a way to each field. */
function ProblemSummary({ section, content, problems: { invalid, unready }, onChoose }: SummaryProps) {
  const found = [...invalid, ...unready]
  if (!found.length) return null
  const isInvalid = invalid.length > 0
  return (
    <Alert
      color={isInvalid ? 'red' : 'gray'}
      title={isInvalid ? EDITING.invalidTitle : EDITING.problems}
      role="group"
    >
      <List>
        {found.map((problem) => (
          <li key={`${problem.path} ${problem.message}`}>
            <Anchor
              component="button"
              type="button"
              inherit
              c="inherit"
              ta="left"
              underline="always"
              onClick={() => onChoose(problem)}
            >
              {problemSentence(section, problem, content)}
            </Anchor>
          </li>
        ))}
      </List>
    </Alert>
  )
}
