import { Badge, Button } from '@mantine/core'
import { OFFICE_PATHS } from '@nightshift/shared/paths'
import type { SiteVersion } from '@nightshift/shared/site/site-content/contract'
import { formatDateTime } from '@nightshift/shared/time'
import { Link } from 'react-router'
import { Actions, Stack, Text } from '../../../../kit/layout.tsx'
import { Section } from '../../../../kit/page.tsx'
import { useFestival } from '../../../setup/festivals/chooser/use-festival.ts'
import { HISTORY } from './history.texts.ts'

type Props = { versions: SiteVersion[]; live: number; onBringBack: (number: number) => void }

/** The published versions, newest first. */
export function VersionList({ versions, live, onBringBack }: Props) {
  const { timeZone } = useFestival()
  return (
    <Stack>
      {versions.map((version) => {
        const { number, at, by, sections } = version
        return (
          <Section
            key={number}
            framed
            title={HISTORY.version(number)}
            mark={
              number === live && (
                <Badge variant="filled" component="span" color="green">
                  {HISTORY.live}
                </Badge>
              )
            }
            about={`${by?.name ?? HISTORY.nobody} · ${formatDateTime(at, timeZone)}`}
            tools={
              <Actions>
                <Button
                  component={Link}
                  to={`${OFFICE_PATHS.sitePreview}?version=${number}`}
                  variant="default"
                  aria-label={HISTORY.lookAt(number)}
                >
                  {HISTORY.look}
                </Button>
                {number !== live && (
                  <Button
                    variant="default"
                    aria-label={HISTORY.bringBackOf(number)}
                    onClick={() => onBringBack(number)}
                  >
                    {HISTORY.bringBack}
                  </Button>
                )}
              </Actions>
            }
          >
            <Text>{HISTORY.how(version)}</Text>
            {version.how !== 'start' && <Text>{HISTORY.sections(sections)}</Text>}
          </Section>
        )
      })}
    </Stack>
  )
}
