import { Alert, Button, Radio, Title } from '@mantine/core'
import { SITE_CONTENT_CALLS } from '@nightshift/shared/site/site-content/calls'
import { changesOf } from '@nightshift/shared/site/site-content/changes/changes'
import { SECTION_LABELS } from '@nightshift/shared/site/site-content/changes/field-labels'
import type { SectionName } from '@nightshift/shared/site/site-content/content'
import { Loading } from '@nightshift/ui/states/loading.tsx'
import { type FormEvent, useEffect, useState } from 'react'
import { Actions, Stack, Text } from '../../../../kit/layout.tsx'
import type { LocalField } from '../../../../ui/local-time/local-field.ts'
import { LocalTimeField } from '../../../../ui/local-time/local-time-field.tsx'
import { CancelButton, OfficeModal } from '../../../../ui/office-modal.tsx'
import { useFestival } from '../../../setup/festivals/chooser/use-festival.ts'
import { sectionProblems } from '../editing/section-problems.ts'
import { stateWords } from '../editing/state-words.ts'
import { useEditedSite } from '../editing/use-site-drafts.ts'
import { ChangeList } from './change-list.tsx'
import { ProblemLinks } from './problem-links.tsx'
import { publishTime } from './publish-time.ts'
import styles from './publishing.module.css'
import { PUBLISHING } from './publishing.texts.ts'
import { type Refusal, useSiteChange } from './use-site-change.ts'

type Props = {
  /** Sections that are live already are left out. */
  sections: SectionName[]
  title: string
  onClose: () => void
  /** With the confirmation in words. */
  onDone: (words: string) => void
}

const scheduledWords = (at: string, timeZone: string) =>
  stateWords({ isLive: false, scheduled: { at, by: null, sameAsDraft: true } }, timeZone, new Date())
const namesOf = (sections: SectionName[]) => sections.map((name) => SECTION_LABELS[name]).join(', ')

/** Shows what changes, field by field, and publishes it now or at a time. */
export function PublishDialog({ sections, title, onClose, onDone }: Props) {
  const { drafts } = useEditedSite()
  const [saved, setSaved] = useState(false)
  useEffect(() => {
    drafts.flush().then(() => setSaved(true))
  }, [drafts])
  return (
    <OfficeModal title={title} size="xl" onClose={onClose}>
      {saved ? (
        <Publication sections={sections} onClose={onClose} onDone={onDone} />
      ) : (
        <>
          <p>{PUBLISHING.preparing}</p>
          <Loading />
        </>
      )}
    </OfficeModal>
  )
}

function Publication({ sections, onClose, onDone }: Omit<Props, 'title'>) {
  const { site, drafts } = useEditedSite()
  const { timeZone } = useFestival()
  const { change, isPending } = useSiteChange(
    SITE_CONTENT_CALLS.publish,
    PUBLISHING.failed,
    (_, { body }) => {
      const published = namesOf(body.sections.map(({ name }) => name))
      onDone(
        body.at
          ? PUBLISHING.scheduled(published, scheduledWords(body.at, timeZone))
          : PUBLISHING.done(published),
      )
    },
  )
  const [wantsLater, setLater] = useState(false)
  const [time, setTime] = useState<LocalField>({ text: '' })
  const [checked, setChecked] = useState(false)
  const [refusal, setRefusal] = useState<Refusal>()

  const changed = site.sections.filter(({ name, isLive }) => sections.includes(name) && !isLive)
  const unsaved = drafts.blocked().filter((name) => sections.includes(name))
  const problems = changed.flatMap(({ name }) => {
    const content = site.draft[name]
    return content === null
      ? []
      : sectionProblems(name, content).unready.map((problem) => ({ section: name, ...problem }))
  })
  // The server refuses to publish over a publication that is scheduled; a new time replaces it.
  const scheduled = changed.filter((state) => state.scheduled)
  const isLater = wantsLater || scheduled.length > 0
  const { at, problem } = isLater ? publishTime(time, timeZone, new Date()) : { at: null }

  async function submit(event: FormEvent) {
    event.preventDefault()
    setChecked(true)
    if (problem || at === undefined || isPending) return
    const approved = changed.map(({ name, revision }) => ({ name, revision }))
    setRefusal(await change({ params: { festival: site.festivalId }, body: { sections: approved, at } }))
  }

  if (!changed.length && !unsaved.length)
    return (
      <Stack>
        <Text>{PUBLISHING.nothing}</Text>
        <Actions>
          <CancelButton data-autofocus>{PUBLISHING.close}</CancelButton>
        </Actions>
      </Stack>
    )
  const isBlocked = problems.length > 0 || unsaved.length > 0
  return (
    <Stack onSubmit={submit}>
      {refusal?.kind === 'stale' && <Alert color="ember" role="alert" title={PUBLISHING.stale} />}
      {refusal?.kind === 'notPublishable' && (
        <ProblemLinks problems={refusal.problems} content={site.draft} onChoose={onClose} />
      )}
      {unsaved.length > 0 && <Alert color="red" title={PUBLISHING.unsaved(namesOf(unsaved))} />}
      {problems.length > 0 && <ProblemLinks problems={problems} content={site.draft} onChoose={onClose} />}
      {changed.map(({ name }) => (
        <section key={name} aria-label={SECTION_LABELS[name]}>
          {changed.length > 1 && (
            <Title order={3} size="h5">
              {SECTION_LABELS[name]}
            </Title>
          )}
          <ChangeList
            changes={changesOf(name, site.live[name] as never, site.draft[name] as never, {
              timeZone,
              parent: site.parent,
            })}
            captions={PUBLISHING.captions}
          />
        </section>
      ))}
      {scheduled.map((state) => (
        <Alert
          key={state.name}
          color="ember"
          title={PUBLISHING.alreadyScheduled(
            SECTION_LABELS[state.name],
            stateWords(state, timeZone, new Date()),
          )}
        >
          {PUBLISHING.replacesScheduled}
        </Alert>
      ))}
      {!isBlocked && !scheduled.length && (
        <Radio.Group
          label={PUBLISHING.when}
          value={isLater ? 'later' : 'now'}
          onChange={(when) => setLater(when === 'later')}
        >
          <Radio value="now" label={PUBLISHING.now} classNames={{ body: styles.choice }} />
          <Radio value="later" label={PUBLISHING.later} classNames={{ body: styles.choice }} />
        </Radio.Group>
      )}
      {!isBlocked && isLater && (
        <LocalTimeField
          label={PUBLISHING.at}
          description={PUBLISHING.zone(timeZone)}
          required
          toTheMinute
          value={time}
          timeZone={timeZone}
          problem={checked ? problem : undefined}
          onChange={setTime}
        />
      )}
      <Actions sticky>
        <CancelButton>{isBlocked ? PUBLISHING.close : PUBLISHING.cancel}</CancelButton>
        {!isBlocked && (
          <Button type="submit" aria-busy={isPending}>
            {isLater ? PUBLISHING.confirmLater : PUBLISHING.confirmNow}
          </Button>
        )}
      </Actions>
    </Stack>
  )
}
