import { Anchor } from '@mantine/core'
import { nightOf } from '@nightshift/shared/nights/night-plan/curfew'
import { OFFICE_PATHS } from '@nightshift/shared/paths'
import { type Night, shiftEndsAt } from '@nightshift/shared/seasons/nights'
import type { Season } from '@nightshift/shared/seasons/season'
import { nightAt } from '@nightshift/shared/seasons/tonight'
import { scheduleSentences } from '@nightshift/shared/site/site-content/derived/schedule-words'
import { plainWords } from '@nightshift/shared/site/site-content/plain-words'
import { NightsSection } from '@nightshift/shared/site/site-content/sections/nights'
import { Link } from 'react-router'
import { Item, List, Text } from '../../../../kit/layout.tsx'
import { LoadingRows } from '../../../../kit/loading-rows.tsx'
import { Mark } from '../../../../kit/mark.tsx'
import { Section } from '../../../../kit/page.tsx'
import { useNow } from '../../../../lib/use-now.ts'
import { CallOffButton } from '../called-off/call-off-button.tsx'
import type { EditorProps } from '../editor-props.ts'
import { RichTextField } from '../rich-text/rich-text-field.tsx'
import { bindFields } from './fields/bind-fields.ts'
import { EditorForm } from './fields/editor-form.tsx'
import { LineField } from './fields/line-field.tsx'
import { Sample } from './fields/sample.tsx'
import { NIGHTS } from './nights.texts.ts'
import { useSeasonNights } from './season-nights.ts'

const { title, extraNight, gates } = NightsSection.shape

/** The words around the calendar, and the nights that are called off. */
export function NightsEditor({ value, onChange, problemAt, festival, site }: EditorProps<'nights'>) {
  const loaded = useSeasonNights(festival)
  const field = bindFields(value, onChange, problemAt)
  return (
    <EditorForm site={site}>
      <Section title={NIGHTS.section}>
        <LineField label={NIGHTS.title} required max={title.maxLength} {...field('title')} />
        <LineField
          label={NIGHTS.extraNight}
          description={NIGHTS.extraNightHint}
          max={extraNight.maxLength}
          isLong
          {...field('extraNight')}
        />
        <LineField
          label={NIGHTS.gates}
          description={NIGHTS.gatesHint}
          max={gates.maxLength}
          isLong
          {...field('gates')}
        />
        <RichTextField label={NIGHTS.words} description={NIGHTS.wordsHint} {...field('words')} />
        {loaded && (
          <Sample label={NIGHTS.reads}>
            {[...scheduleSentences(value, loaded.season, festival.timeZone), ...plainWords(value.words)].map(
              (sentence) => (
                <Text key={sentence}>{sentence}</Text>
              ),
            )}
          </Sample>
        )}
      </Section>
      <Section
        title={NIGHTS.nights}
        about={
          <>
            {NIGHTS.seasonHint}{' '}
            <Anchor component={Link} to={OFFICE_PATHS.season} inherit underline="always">
              {NIGHTS.season}
            </Anchor>{' '}
            {NIGHTS.closingHint}
          </>
        }
      >
        {loaded ? <NightList {...loaded} festival={festival} site={site} /> : <LoadingRows />}
      </Section>
    </EditorForm>
  )
}

type Props = Pick<EditorProps<'nights'>, 'festival' | 'site'> & { season: Season; nights: Night[] }

/** The nights of the season, each with the way to close or reopen it. */
function NightList({ festival: { id, timeZone }, site: { closedNights }, season, nights }: Props) {
  const now = new Date(useNow())
  const tonight = nightAt(now, season, timeZone)
  return (
    <List>
      {nights.map((night) => {
        const calledOff = closedNights.find(({ date }) => date === night.date)
        const isOver = shiftEndsAt(season, night, timeZone) <= now
        const words = isOver ? NIGHTS.over : NIGHTS.open
        return (
          <Item
            key={night.date}
            before={
              <Mark
                tone={calledOff ? 'bad' : isOver ? 'mute' : 'ok'}
                shape={calledOff ? 'square' : isOver ? 'ring' : 'full'}
              />
            }
            title={night.label}
            about={calledOff ? [NIGHTS.calledOff, calledOff.words].filter(Boolean).join(': ') : words}
          >
            {(calledOff || night.date >= nightOf(now, timeZone)) && (
              <CallOffButton
                festivalId={id}
                night={night}
                isCalledOff={!!calledOff}
                isTonight={night.date === tonight?.date}
              />
            )}
          </Item>
        )
      })}
    </List>
  )
}
