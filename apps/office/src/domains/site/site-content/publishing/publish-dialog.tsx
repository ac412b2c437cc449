import { Button, SegmentedControl } from '@mantine/core'
import { SITE_CONTENT_CALLS } from '@nightshift/shared/site/site-content/calls'
import { changesOf } from '@nightshift/shared/site/site-content/changes/changes'
import { SECTION_LABELS } from '@nightshift/shared/site/site-content/changes/field-labels'
import type { SectionName } from '@nightshift/shared/site/site-content/content'
import { type FormEvent, useEffect, useState } from 'react'
import { Actions, Row, Stack, Text } from '../../../../kit/layout.tsx'
import { LoadingRows } from '../../../../kit/loading-rows.tsx'
import type { LocalField } from '../../../../kit/local-time/local-field.ts'
import { LocalTimeField } from '../../../../kit/local-time/local-time-field.tsx'
import { CancelButton, OfficeModal } from '../../../../kit/office-modal.tsx'
import { Section } from '../../../../kit/page.tsx'
import { toast } from '../../../../kit/toast/toast.tsx'
import { useFestival } from '../../../setup/festivals/chooser/use-festival.ts'
import { sectionProblems } from '../editing/section-problems.ts'
import { stateWords } from '../editing/state-words.ts'
import { useEditedSite } from '../editing/use-site-drafts.ts'
import { ChangeList } from './change-list.tsx'
import { ProblemLinks } from './problem-links.tsx'
import { publishTime } from './publish-time.ts'
import { PUBLISHING } from './publishing.texts.ts'
import { type Refusal, useSiteChange } from './use-site-change.ts'

type Props = {
  /** Sections that are live already are left out. */
  sections: SectionName[]
  title: string
  onClose: () => void
}

const scheduledWords = (at: string, timeZone: string) =>
  stateWords({ isLive: false, scheduled: { at, by: null, sameAsDraft: true } }, timeZone, new Date())
const namesOf = (sections: SectionName[]) => sections.map((name) => SECTION_LABELS[name]).join(', ')

/** Shows what changes, field by field, and publishes it now or at a time. */
export function PublishDialog({ sections, title, onClose }: Props) {
  const { drafts } = useEditedSite()
  const [saved, setSaved] = useState(false)
  useEffect(() => {
    drafts.flush().then(() => setSaved(true))
  }, [drafts])
  return (
    <OfficeModal title={title} size="xl" onClose={onClose}>
      {saved ? (
        <Publication sections={sections} onClose={onClose} />
      ) : (
        <Stack>
          <Text>{PUBLISHING.preparing}</Text>
          <LoadingRows />
        </Stack>
      )}
    </OfficeModal>
  )
}

function Publication({ sections, onClose }: Omit<Props, 'title'>) {
  const { site, drafts } = useEditedSite()
  const { timeZone } = useFestival()
  const { change, isPending } = useSiteChange(
    SITE_CONTENT_CALLS.publish,
    PUBLISHING.failed,
    (_, { body }) => {
      const published = namesOf(body.sections.map(({ name }) => name))
      toast(
        body.at
          ? PUBLISHING.scheduled(published, scheduledWords(body.at, timeZone))
          : PUBLISHING.done(published),
      )
      onClose()
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
      {refusal?.kind === 'stale' && (
        <Text tone="warn" alert>
          {PUBLISHING.stale}
        </Text>
      )}
      {refusal?.kind === 'notPublishable' && (
        <ProblemLinks problems={refusal.problems} content={site.draft} onChoose={onClose} />
      )}
      {unsaved.length > 0 && <Text tone="bad">{PUBLISHING.unsaved(namesOf(unsaved))}</Text>}
      {problems.length > 0 && <ProblemLinks problems={problems} content={site.draft} onChoose={onClose} />}
      {changed.map(({ name }) => (
        <SectionChanges key={name} name={name} isOneOfMany={changed.length > 1} />
      ))}
      {scheduled.map((state) => (
        <Text key={state.name} tone="info">
          {PUBLISHING.alreadyScheduled(SECTION_LABELS[state.name], stateWords(state, timeZone, new Date()))}{' '}
          {PUBLISHING.replacesScheduled}
        </Text>
      ))}
      {!isBlocked && !scheduled.length && (
        <Row>
          <Text>{PUBLISHING.when}</Text>
          <SegmentedControl
            aria-label={PUBLISHING.when}
            value={isLater ? 'later' : 'now'}
            data={[
              { value: 'now', label: PUBLISHING.now },
              { value: 'later', label: PUBLISHING.later },
            ]}
            onChange={(when) => setLater(when === 'later')}
          />
        </Row>
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

/** What changes in a section, below its name where several are published. */
function SectionChanges({ name, isOneOfMany }: { name: SectionName; isOneOfMany: boolean }) {
  const { site } = useEditedSite()
  const { timeZone } = useFestival()
  const changes = changesOf(name, site.live[name] as never, site.draft[name] as never, {
    timeZone,
    parent: site.parent,
  })
  const list = <ChangeList changes={changes} captions={PUBLISHING.captions} />
  if (!isOneOfMany) return list
  return (
    <Section level={3} title={SECTION_LABELS[name]}>
      {list}
    </Section>
  )
}
