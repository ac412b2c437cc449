import { Anchor } from '@mantine/core'
import { OFFICE_PATHS } from '@nightshift/shared/paths'
import { noticeState } from '@nightshift/shared/site/site-content/derived/notice-state'
import { NoticeSection, SEVERITIES } from '@nightshift/shared/site/site-content/sections/notice'
import { NOTICE } from '@nightshift/ui/notice/notice.texts.ts'
import colours from '@nightshift/ui/notice/notice-colours.module.css'
import { Link } from 'react-router'
import { Fields, Text } from '../../../../kit/layout.tsx'
import { Section } from '../../../../kit/page.tsx'
import { useNow } from '../../../../lib/use-now.ts'
import type { EditorProps } from '../editor-props.ts'
import { bindFields } from './fields/bind-fields.ts'
import { ChoiceField } from './fields/choice-field.tsx'
import { EditorForm } from './fields/editor-form.tsx'
import styles from './fields/fields.module.css'
import { InstantField } from './fields/instant-field.tsx'
import { LineField } from './fields/line-field.tsx'
import { Sample } from './fields/sample.tsx'
import { NOTICE_EDITOR } from './notice.texts.ts'
import { noticeWords } from './notice-words.ts'

type NoticeProps = { kind: NoticeSection['severity'] | 'public'; children: string }

/** A notice with the title and the colours of the public site. */
const Notice = ({ kind, children }: NoticeProps) => (
  <p className={`${styles.notice} ${colours.colours}`} data-kind={kind}>
    <strong>{NOTICE.titles[kind]}</strong> {children}
  </p>
)

const { text } = NoticeSection.shape
const CHOICES = SEVERITIES.map((value) => ({
  value,
  label: NOTICE_EDITOR.severities[value].label,
  face: <Notice kind={value}>{NOTICE_EDITOR.severities[value].example}</Notice>,
}))

/** The message above the home page, when it is shown, and what visitors see now. */
export function NoticeEditor({ value, onChange, problemAt, festival, site }: EditorProps<'notice'>) {
  const { timeZone, publicMsg } = festival
  const now = new Date(useNow())
  const field = bindFields(value, onChange, problemAt)
  const severity = field('severity')
  const live = site.live.notice ?? site.parent?.content.notice
  const shown = live && noticeState(live, now) === 'shown' ? live : undefined
  return (
    <EditorForm site={site}>
      <Section title={NOTICE_EDITOR.section}>
        <LineField
          label={NOTICE_EDITOR.text}
          description={NOTICE_EDITOR.textHint}
          max={text.maxLength}
          isLong
          {...field('text')}
        />
        <Fields>
          <InstantField
            label={NOTICE_EDITOR.from}
            empty={NOTICE_EDITOR.noFrom}
            timeZone={timeZone}
            {...field('from')}
          />
          <InstantField
            label={NOTICE_EDITOR.until}
            empty={NOTICE_EDITOR.noUntil}
            timeZone={timeZone}
            {...field('until')}
          />
        </Fields>
        <ChoiceField
          cards
          label={NOTICE_EDITOR.severity}
          value={severity.value}
          choices={CHOICES}
          onChange={severity.onChange}
        />
        <Sample label={NOTICE_EDITOR.once}>
          {value.text.trim() && <Notice kind={value.severity}>{value.text}</Notice>}
          <Text quiet>{noticeWords(value, now, timeZone)}</Text>
        </Sample>
      </Section>
      <Section title={NOTICE_EDITOR.now}>
        {shown ? (
          <Notice kind={shown.severity}>{shown.text}</Notice>
        ) : (
          <Text quiet>{NOTICE_EDITOR.nothingNow}</Text>
        )}
        <Sample label={NOTICE_EDITOR.standing}>
          {publicMsg ? (
            <Notice kind="public">{publicMsg}</Notice>
          ) : (
            <Text quiet>{NOTICE_EDITOR.noStanding}</Text>
          )}
          <Text quiet>
            {NOTICE_EDITOR.standingHint}{' '}
            <Anchor component={Link} to={OFFICE_PATHS.general} inherit underline="always">
              {NOTICE_EDITOR.editStanding}
            </Anchor>
          </Text>
        </Sample>
      </Section>
    </EditorForm>
  )
}
