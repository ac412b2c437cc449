import { Button, Title } from '@mantine/core'
import { MY_DATA_CALLS } from '@nightshift/shared/people/my-data/calls'
import type { MyData } from '@nightshift/shared/people/my-data/contract'
import { formatDateTime } from '@nightshift/shared/time'
import { useFailureAlert } from '@nightshift/ui/dialogs/failure.ts'
import { DownloadIcon } from '@nightshift/ui/icons.tsx'
import { PageTitle } from '@nightshift/ui/page-title.tsx'
import { useQuery } from '@tanstack/react-query'
import { Text } from '../../../kit/layout.tsx'
import { Loaded } from '../../../kit/loaded.tsx'
import { queryOf } from '../../../lib/calls.ts'
import { saveFile } from '../../../lib/save-file.ts'
import { EMPLOYEE } from '../../../shell/employee.texts.ts'
import { PersonPhoto } from '../../../ui/person-photo/person-photo.tsx'
import { doneText } from '../../audit/audit-changes.ts'
import { useFestival } from '../../setup/festivals/chooser/use-festival.ts'
import styles from '../account/data/my-data.module.css'
import { MY_DATA } from '../account/data/my-data.texts.ts'
import { sectionsOf } from '../account/data/my-data-sections.ts'
import { MyDataView } from '../account/data/my-data-view.tsx'

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
  return (
    <div className={styles.page}>
      <PageTitle>{EMPLOYEE.titles.myData}</PageTitle>
      <Title order={1}>{EMPLOYEE.titles.myData}</Title>
      <Loaded query={copy} failed={MY_DATA.loadFailed} empty="never">
        {(data) => <Copy data={data} />}
      </Loaded>
    </div>
  )
}

function Copy({ data }: { data: MyData }) {
  const { timeZone } = useFestival()
  const { firstName, lastName } = data.account
  const download = () => saveFile(MY_DATA.fileName, 'application/json', JSON.stringify(data, null, 2))
  return (
    <>
      <div className={styles.top}>
        <PersonPhoto photo={data.photo} name={`${firstName} ${lastName}`} size={72} />
        <Text quiet>{MY_DATA.made(formatDateTime(data.madeAt, timeZone), timeZone)}</Text>
        <div className={styles.actions}>
          <Button variant="default" onClick={() => window.print()}>
            {MY_DATA.print}
          </Button>
          <Button leftSection={<DownloadIcon />} onClick={download}>
            {MY_DATA.download}
          </Button>
        </div>
      </div>
      <MyDataView sections={sectionsOf(data, { timeZone, describe: doneText })} />
    </>
  )
}
