import { LIMITATIONS } from '@nightshift/shared/hiring/choices'
import type { PublicConfigEntry } from '@nightshift/shared/setup/festivals/contract'
import { type ReactNode, useEffect, useRef } from 'react'
import styles from './apply.module.css'
import { APPLY } from './apply.texts.ts'
import { Availability } from './availability.tsx'
import { Choice, YesOrNo } from './choices.tsx'
import { clearAnswers, restoreDraft, saveDraft } from './draft.ts'
import { ErrorSummary } from './error-summary.tsx'
import { SelectField, TextArea } from './field.tsx'
import { fillKnown, isAnsweredBy } from './invitation/fill-known.ts'
import { INVITATION } from './invitation/invitation.texts.ts'
import { useInvitation } from './invitation/use-invitation.ts'
import { WelcomeBack } from './invitation/welcome-back.tsx'
import { Address, Contact, Names } from './personal-fields.tsx'
import { useApplicationForm } from './use-application-form.ts'
import { useOpenPositions } from './use-open-positions.ts'

const NOTES_MAX = 2000

/** The application form of one festival. Uncontrolled: the DOM holds the answers. */
export function ApplicationForm({ festival }: { festival: PublicConfigEntry }) {
  const form = useRef<HTMLFormElement>(null)
  const filled = useRef<HTMLParagraphElement>(null)
  const invitation = useInvitation(festival.id, (known) => {
    // The draft may be of somebody else who used this computer.
    if (!isAnsweredBy(form.current!, known)) clearAnswers(festival.id, form.current!)
    fillKnown(form.current!, known)
    saveDraft(festival.id, form.current!)
  })
  const { isAsking } = invitation
  const application = useApplicationForm(festival, invitation)
  const { problems, busy, summary, begin, submit, edit, startEmpty, startOver } = application
  const offered = useOpenPositions(festival.id)
  const problemOf = (name: string) => problems.find((problem) => problem.name === name)?.message

  // Restores again after the positions have loaded: their select has no options before.
  // biome-ignore lint/correctness/useExhaustiveDependencies: as said
  useEffect(() => restoreDraft(festival.id, form.current!), [festival.id, offered.state.kind])

  const wasAsking = useRef(false)
  useEffect(() => {
    // The step that had the focus is gone.
    if (wasAsking.current && !isAsking) (filled.current ?? form.current!.querySelector('input'))?.focus()
    wasAsking.current = isAsking
  }, [isAsking])

  return (
    <>
      {isAsking && (
        <WelcomeBack
          problem={invitation.problem}
          busy={invitation.busy}
          onOpen={invitation.open}
          onSkip={() => startEmpty(form.current!)}
        />
      )}
      {/* Sent by script only: method="dialog" makes a submit before hydration do nothing, so no answer gets into the address. */}
      <form
        ref={form}
        hidden={isAsking}
        className={`${styles.fields} ${styles.form}`}
        method="dialog"
        noValidate
        onFocus={begin}
        onSubmit={submit}
        onInput={edit}
      >
        <noscript>
          <p className={styles.summary}>{APPLY.needsScripts}</p>
        </noscript>
        {invitation.key && (
          <p ref={filled} tabIndex={-1} role="status" className={styles.filled}>
            {INVITATION.filled}
          </p>
        )}
        <ErrorSummary problems={problems} ref={summary} />
        <Section title={APPLY.sections.job}>
          <PositionField {...offered} problem={problemOf('position')} />
        </Section>
        <Section title={APPLY.sections.you}>
          <Names problemOf={problemOf} />
          <Address problemOf={problemOf} />
        </Section>
        <Section title={APPLY.sections.reach}>
          <Contact problemOf={problemOf} />
        </Section>
        <Section title={APPLY.sections.before}>
          <YesOrNo name="over16" legend={APPLY.over16} yes />
          <div className={styles.returning}>
            <YesOrNo name="returning" legend={APPLY.returning} yes={false} />
            <TextArea
              name="returningNotes"
              label={APPLY.returningNotes}
              maxLength={NOTES_MAX}
              problem={problemOf('returningNotes')}
            />
          </div>
        </Section>
        <Section title={APPLY.sections.availability}>
          <Availability />
        </Section>
        <Section title={APPLY.sections.rest}>
          <fieldset className={styles.group}>
            <legend className={styles.label}>{APPLY.limitations}</legend>
            <div className={styles.pair}>
              {LIMITATIONS.map((limitation) => (
                <Choice key={limitation} type="checkbox" name="limitations" value={limitation}>
                  {APPLY.limitationLabels[limitation]}
                </Choice>
              ))}
            </div>
          </fieldset>
          <TextArea
            name="otherNotes"
            label={APPLY.otherNotes}
            hint={APPLY.otherNotesHint}
            maxLength={NOTES_MAX}
            problem={problemOf('otherNotes')}
          />
        </Section>
        <div className={styles.end}>
          <button type="submit" className={styles.submit} aria-disabled={busy}>
            {busy ? APPLY.sending : APPLY.submit}
          </button>
          <p className={styles.kept}>
            {APPLY.kept}{' '}
            <button type="button" className={styles.startOver} onClick={() => startOver(form.current!)}>
              {APPLY.startOver}
            </button>
          </p>
        </div>
      </form>
    </>
  )
}

const Section = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className={styles.section}>
    <h2 className={styles.sectionTitle}>{title}</h2>
    {children}
  </section>
)

type Props = { problem?: string } & ReturnType<typeof useOpenPositions>

/** The select of positions. It keeps its size while it loads, to avoid a layout shift. */
function PositionField({ state, load, problem }: Props) {
  const positions = state.kind === 'loaded' ? state.positions : []
  return (
    <div className={styles.position}>
      <SelectField
        name="position"
        label={APPLY.position}
        problem={problem}
        required
        disabled={positions.length === 0}
      >
        <option value="">{promptOf(state)}</option>
        {positions.map(({ id, name }) => (
          <option key={id} value={id}>
            {name.toUpperCase()}
          </option>
        ))}
      </SelectField>
      {state.kind === 'failed' && (
        <button type="button" className={styles.secondary} onClick={load}>
          {APPLY.loadAgain}
        </button>
      )}
    </div>
  )
}

function promptOf(state: Props['state']) {
  if (state.kind === 'loading') return APPLY.loadingPositions
  if (state.kind === 'failed') return APPLY.noLoadedPositions
  return state.positions.length ? APPLY.choosePosition : APPLY.noPositions
}
