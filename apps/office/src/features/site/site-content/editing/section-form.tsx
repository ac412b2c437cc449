import type { SectionName, SiteContent } from '@nightshift/shared/site/site-content/content'
import type { Problem } from '@nightshift/shared/site/site-content/problems'
import { Loading } from '@nightshift/ui/states/loading.tsx'
import { type FocusEvent, useEffect, useEffectEvent, useRef } from 'react'
import { useLocation } from 'react-router'
import { LazyPart } from '../../../../ui/lazy/lazy-part.tsx'
import { useFestival } from '../../../setup/festivals/chooser/use-festival.ts'
import { type AnyEditor, SECTION_EDITORS } from '../section-editors.tsx'
import { CollisionPanel } from './collision-panel.tsx'
import styles from './editing.module.css'
import { focusProblem } from './focus-field.ts'
import { OtherEditor } from './other-editor.tsx'
import { ProblemSummary } from './problem-summary.tsx'
import { ShareAgain, SharedSection } from './shared-section.tsx'
import type { SectionDraft } from './use-section-draft.ts'

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
