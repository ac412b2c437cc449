import { Button } from '@mantine/core'
import { MY_DATA_CALLS } from '@nightshift/shared/people/my-data/calls'
import type { MyData } from '@nightshift/shared/people/my-data/contract'
import { formatDateTime } from '@nightshift/shared/time'
import { useFailureAlert } from '@nightshift/ui/dialogs/failure.ts'
import { DownloadIcon } from '@nightshift/ui/icons.tsx'
import { PageTitle } from '@nightshift/ui/page-title.tsx'
import { useQuery } from '@tanstack/react-query'
import { Facts } from '../../../kit/facts.tsx'
import { Item, List, Stack, Text } from '../../../kit/layout.tsx'
import { Loaded } from '../../../kit/loaded.tsx'
import { Page, Section } from '../../../kit/page.tsx'
import { PersonPhoto } from '../../../kit/person-photo/person-photo.tsx'
import { PrintSheet } from '../../../kit/print-sheet.tsx'
import { queryOf } from '../../../lib/calls.ts'
import { saveFile } from '../../../lib/save-file.ts'
import { EMPLOYEE } from '../../../shell/employee.texts.ts'
import { doneText } from '../../audit/audit-changes.ts'
import { useFestival } from '../../setup/festivals/chooser/use-festival.ts'
import { MY_DATA } from '../account/data/my-data.texts.ts'
import { sectionsOf } from '../account/data/my-data-sections.ts'

/** Copies are limited to a few a minute, so one is kept while its page is open. */
const myDataQuery = {
  ...queryOf(MY_DATA_CALLS.copy),
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: 0,
  retry: false,
}

/** Everything that is held about the signed-in person: to read, to print and to download. */
export default function MyDataPage() {
  const copy = useQuery(myDataQuery)
  useFailureAlert(copy.error, MY_DATA.loadFailed)
  const download = () => saveFile(MY_DATA.fileName, 'application/json', JSON.stringify(copy.data, null, 2))
  return (
    <Page
      title={EMPLOYEE.titles.myData}
      tools={
        copy.data && (
          <>
            <Button variant="default" onClick={() => window.print()}>
              {MY_DATA.print}
            </Button>
            <Button leftSection={<DownloadIcon />} onClick={download}>
              {MY_DATA.download}
            </Button>
          </>
        )
      }
    >
      <PageTitle>{EMPLOYEE.titles.myData}</PageTitle>
      <Loaded query={copy} failed={MY_DATA.loadFailed} empty="never">
        {(data) => <Copy data={data} />}
      </Loaded>
    </Page>
  )
}

/** The copy, for the screen and for paper. */
function Copy({ data }: { data: MyData }) {
  const { timeZone } = useFestival()
  const { firstName, lastName } = data.account
  return (
    <PrintSheet plain>
      <Stack>
        <List>
          <Item
            before={<PersonPhoto photo={data.photo} name={`${firstName} ${lastName}`} size={72} />}
            about={MY_DATA.made(formatDateTime(data.madeAt, timeZone), timeZone)}
          />
        </List>
        {sectionsOf(data, { timeZone, describe: doneText }).map(({ title, facts = [], rows = [] }) => (
          <Section key={title} framed title={title}>
            {facts.length > 0 && <Facts words facts={facts.map(([label, value]) => ({ label, value }))} />}
            {rows.length > 0 && (
              <List>
                {rows.map(({ main, details }, index) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: the rows of a copy never change
                  <Item key={index} title={main} about={details.join(' · ')} />
                ))}
              </List>
            )}
            {facts.length + rows.length === 0 && <Text quiet>{MY_DATA.none}</Text>}
          </Section>
        ))}
      </Stack>
    </PrintSheet>
  )
}
