import { Anchor } from '@mantine/core'
import { OFFICE_PATHS } from '@nightshift/shared/paths'
import { noticeState } from '@nightshift/shared/site/site-content/derived/notice-state'
import type { NoticeSection } from '@nightshift/shared/site/site-content/sections/notice'
import { Link } from 'react-router'
import { useNow } from '../../../../lib/use-now.ts'
import settings from '../../../../ui/settings/settings.module.css'
import { SettingsCard } from '../../../../ui/settings/settings-card.tsx'
import type { EditorProps } from '../editor-props.ts'
import { InstantField } from '../editors/fields/instant-field.tsx'
import { LineField } from '../editors/fields/line-field.tsx'
import { NOTICE_EDITOR } from './notice/notice.texts.ts'
import { NoticeSample } from './notice/notice-sample.tsx'
import { noticeWords } from './notice/notice-words.ts'
import { SeverityField } from './notice/severity-field.tsx'
import styles from './sales.module.css'

/** The message above the home page, when it is shown, and what visitors see now. */
export function NoticeEditor({ value, onChange, problemAt, festival, site }: EditorProps<'notice'>) {
  const { timeZone, publicMsg } = festival
  const now = new Date(useNow())
  const change = (changes: Partial<NoticeSection>) => onChange({ ...value, ...changes })
  const live = site.live.notice ?? site.parent?.content.notice
  const shown = live && noticeState(live, now) === 'shown' ? live : undefined
  return (
    <div className={styles.form}>
      <SettingsCard title={NOTICE_EDITOR.section}>
        <LineField
          label={NOTICE_EDITOR.text}
          description={NOTICE_EDITOR.textHint}
          max={500}
          isLong
          value={value.text}
          problem={problemAt('text')}
          onChange={(text) => change({ text })}
        />
        <div className={settings.pair}>
          <InstantField
            label={NOTICE_EDITOR.from}
            empty={NOTICE_EDITOR.noFrom}
            value={value.from}
            timeZone={timeZone}
            problem={problemAt('from')}
            onChange={(from) => change({ from })}
          />
          <InstantField
            label={NOTICE_EDITOR.until}
            empty={NOTICE_EDITOR.noUntil}
            value={value.until}
            timeZone={timeZone}
            problem={problemAt('until')}
            onChange={(until) => change({ until })}
          />
        </div>
        <SeverityField value={value.severity} onChange={(severity) => change({ severity })} />
        <figure className={styles.preview}>
          <figcaption className={styles.quoted}>{NOTICE_EDITOR.once}</figcaption>
          {value.text.trim() && <NoticeSample kind={value.severity}>{value.text}</NoticeSample>}
          <p className={styles.hint}>{noticeWords(value, now, timeZone)}</p>
        </figure>
      </SettingsCard>
      <SettingsCard title={NOTICE_EDITOR.now}>
        {shown ? (
          <NoticeSample kind={shown.severity}>{shown.text}</NoticeSample>
        ) : (
          <p className={styles.hint}>{NOTICE_EDITOR.nothingNow}</p>
        )}
        <figure className={styles.preview}>
          <figcaption className={styles.quoted}>{NOTICE_EDITOR.standing}</figcaption>
          {publicMsg ? (
            <NoticeSample kind="public">{publicMsg}</NoticeSample>
          ) : (
            <p className={styles.hint}>{NOTICE_EDITOR.noStanding}</p>
          )}
          <p className={styles.hint}>
            {NOTICE_EDITOR.standingHint}{' '}
            <Anchor component={Link} to={OFFICE_PATHS.general} inherit underline="always">
              {NOTICE_EDITOR.editStanding}
            </Anchor>
          </p>
        </figure>
      </SettingsCard>
    </div>
  )
}
