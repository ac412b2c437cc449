import { proposedNameYears } from '@nightshift/shared/people/erasure/rules'
import { FESTIVAL_SETTINGS, type Festival } from '@nightshift/shared/setup/festivals/contract'
import { RETENTION_CALLS } from '@nightshift/shared/setup/retention/calls'
import { Notice } from '@nightshift/ui/notice/notice.tsx'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Text } from '../../../../kit/layout.tsx'
import { Section } from '../../../../kit/page.tsx'
import { queryOf } from '../../../../lib/calls.ts'
import { useRecordForm } from '../../../../lib/use-record-form.ts'
import { SettingsForm } from '../../settings/settings-form.tsx'
import { problemsOf, sentOf, typedOf } from '../../settings/typed-settings.ts'
import { useFestival } from '../chooser/use-festival.ts'
import { FestivalLogo } from './festival-logo.tsx'
import { SETTINGS } from './settings.texts.ts'
import { useEditFestival } from './use-edit-festival.ts'

const fieldsOf = (festival: Festival) => typedOf(FESTIVAL_SETTINGS, festival)
type Fields = ReturnType<typeof fieldsOf>

/** The festival's settings: texts, switches, time zone and logo. */
export function FestivalSettings() {
  const festival = useFestival()
  const save = useEditFestival(SETTINGS.saveFailed)
  const record = useRecordForm(festival, fieldsOf, (fields) => problemsOf(FESTIVAL_SETTINGS, fields))
  const { fields, changes } = record
  // A state proposes for how long names are kept.
  const change = (some: Partial<Fields>) =>
    record.change(some.state === undefined ? some : { ...some, nameYears: proposedNameYears(some.state) })
  const { sections } = SETTINGS
  const logo = <FestivalLogo festival={festival} onSaved={record.rebase} />
  return (
    <SettingsForm
      settings={FESTIVAL_SETTINGS}
      form={{ ...record, change }}
      sections={{ ...sections, logo: { ...sections.logo, children: logo } }}
      parts={{
        publicMsg: <BannerPreview message={fields.publicMsg} />,
        eraseHealthAnswers: <ErasedToday fields={fields} />,
      }}
      send={(updatedAt) =>
        save.attempt({
          params: { id: festival.id },
          body: { ...sentOf(FESTIVAL_SETTINGS, changes), updatedAt },
        })
      }
      save={save}
      words={SETTINGS}
    />
  )
}

const BannerPreview = ({ message }: { message: string }) => (
  <Section level={3} title={SETTINGS.preview}>
    {/* The key resets a dismissed preview when the message changes. */}
    {message ? <Notice key={message} message={message} /> : <Text quiet>{SETTINGS.noBanner}</Text>}
  </Section>
)

/** What the retention as it is chosen would erase today. */
function ErasedToday({ fields: { retentionMonths, eraseHealthAnswers } }: { fields: Fields }) {
  const { id } = useFestival()
  const { retention } = SETTINGS
  const isOff = retentionMonths === null && !eraseHealthAnswers
  const query = {
    health: String(eraseHealthAnswers),
    ...(retentionMonths !== null && { months: retentionMonths }),
  }
  const { data: counts, error } = useQuery({
    ...queryOf(RETENTION_CALLS.preview, { params: { id }, query }),
    placeholderData: keepPreviousData,
    enabled: !isOff,
  })
  return (
    <Text quiet status>
      {isOff && retention.off}
      {!isOff && error && retention.countFailed}
      {!isOff && !error && counts && retention.today(counts)}
    </Text>
  )
}
