import { Anchor } from '@mantine/core'
import { nightOf } from '@nightshift/shared/nights/night-plan/curfew'
import { OFFICE_PATHS } from '@nightshift/shared/paths'
import { type Night, shiftEndsAt } from '@nightshift/shared/seasons/nights'
import type { Season } from '@nightshift/shared/seasons/season'
import { nightAt } from '@nightshift/shared/seasons/tonight'
import { scheduleSentences } from '@nightshift/shared/site/site-content/derived/schedule-words'
import { plainWords } from '@nightshift/shared/site/site-content/plain-words'
import type { ClosedNight } from '@nightshift/shared/site/site-content/ticket-sale'
import { Link } from 'react-router'
import { useNow } from '../../../../lib/use-now.ts'
import { SettingsCard } from '../../../../ui/settings/settings-card.tsx'
import { CallOffButton } from '../called-off/call-off-button.tsx'
import type { EditorProps } from '../editor-props.ts'
import { LineField } from '../editors/fields/line-field.tsx'
import { RichTextField } from '../rich-text/rich-text-field.tsx'
import { NIGHTS } from './nights/nights.texts.ts'
import styles from './sales.module.css'
import { SEASON_NIGHTS } from './season-nights.texts.ts'
import { useSeasonNights } from './use-season-nights.ts'

/** The words around the calendar, and the nights that are called off. */
export function NightsEditor({ value, onChange, problemAt, festival, site }: EditorProps<'nights'>) {
  const loaded = useSeasonNights(festival)
  const change = (changes: Partial<typeof value>) => onChange({ ...value, ...changes })
  return (
    <div className={styles.form}>
      <SettingsCard title={NIGHTS.section}>
        <LineField
          label={NIGHTS.title}
          required
          max={60}
          value={value.title}
          problem={problemAt('title')}
          onChange={(title) => change({ title })}
        />
        <LineField
          label={NIGHTS.extraNight}
          description={NIGHTS.extraNightHint}
          max={200}
          isLong
          value={value.extraNight}
          problem={problemAt('extraNight')}
          onChange={(extraNight) => change({ extraNight })}
        />
        <LineField
          label={NIGHTS.gates}
          description={NIGHTS.gatesHint}
          max={200}
          isLong
          value={value.gates}
          problem={problemAt('gates')}
          onChange={(gates) => change({ gates })}
        />
        <RichTextField
          label={NIGHTS.words}
          description={NIGHTS.wordsHint}
          value={value.words}
          problem={problemAt('words')}
          onChange={(words) => change({ words })}
        />
        {loaded && (
          <figure className={styles.preview}>
            <figcaption className={styles.quoted}>{NIGHTS.reads}</figcaption>
            <div className={styles.sentences}>
              {[
                ...scheduleSentences(value, loaded.season, festival.timeZone),
                ...plainWords(value.words),
              ].map((sentence) => (
                <p key={sentence}>{sentence}</p>
              ))}
            </div>
          </figure>
        )}
      </SettingsCard>
      <SettingsCard title={NIGHTS.nights}>
        <p className={styles.hint}>
          {NIGHTS.seasonHint}{' '}
          <Anchor component={Link} to={OFFICE_PATHS.season} inherit underline="always">
            {NIGHTS.season}
          </Anchor>
        </p>
        <p className={styles.hint}>{NIGHTS.closingHint}</p>
        {loaded ? (
          <NightList
            festivalId={festival.id}
            season={loaded.season}
            nights={loaded.nights}
            closedNights={site.closedNights}
            timeZone={festival.timeZone}
          />
        ) : (
          <p className={styles.hint}>{SEASON_NIGHTS.loading}</p>
        )}
      </SettingsCard>
    </div>
  )
}

type Props = {
  festivalId: number
  season: Season
  nights: Night[]
  closedNights: ClosedNight[]
  timeZone: string
}

/** The nights of the season, each with the way to close or reopen it. */
function NightList({ festivalId, season, nights, closedNights, timeZone }: Props) {
  const now = new Date(useNow())
  const tonight = nightAt(now, season, timeZone)
  return (
    <ul className={styles.nightList}>
      {nights.map((night) => {
        const calledOff = closedNights.find(({ date }) => date === night.date)
        const isOver = shiftEndsAt(season, night, timeZone) <= now
        return (
          <li key={night.date}>
            <div className={styles.night}>
              <span>{night.label}</span>
              {calledOff ? (
                <small>
                  <span data-called-off>{NIGHTS.calledOff}</span>
                  {calledOff.words && `: ${calledOff.words}`}
                </small>
              ) : (
                <small>{isOver ? NIGHTS.over : NIGHTS.open}</small>
              )}
            </div>
            {(calledOff || night.date >= nightOf(now, timeZone)) && (
              <CallOffButton
                festivalId={festivalId}
                night={night}
                isCalledOff={!!calledOff}
                isTonight={night.date === tonight?.date}
              />
            )}
          </li>
        )
      })}
    </ul>
  )
}
