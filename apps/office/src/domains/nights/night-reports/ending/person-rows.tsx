import { Anchor, Badge, Button } from '@mantine/core'
import { can } from '@nightshift/shared/access'
import type { EndingLine } from '@nightshift/shared/nights/night-reports/contract'
import { OFFICE_PATHS } from '@nightshift/shared/paths'
import { formatClock } from '@nightshift/shared/time'
import { CheckIcon } from '@nightshift/ui/icons.tsx'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { Item, List, Text } from '../../../../kit/layout.tsx'
import { Section } from '../../../../kit/page.tsx'
import { useMe } from '../../../access/auth/use-auth.ts'
import { useFestival } from '../../../setup/festivals/chooser/use-festival.ts'
import { NIGHTS } from '../night-reports.texts.ts'
import { nameOf } from '../night-words.ts'
import { END_NIGHT } from './ending.texts.ts'

type PartProps = {
  title: string
  /** How many wait; without a number there is nothing to settle here. */
  count?: number
  about?: string
  children: ReactNode
}

/** A part of the end of a night. It has a check mark when nothing waits. */
export const Part = ({ title, count, about, children }: PartProps) => (
  <Section
    framed
    title={title}
    about={about}
    mark={
      count ? (
        <Badge variant="light" component="span" color="yellow">
          {count}
        </Badge>
      ) : count === 0 ? (
        <CheckIcon />
      ) : undefined
    }
  >
    {children}
  </Section>
)

type PersonRowProps = {
  line: EndingLine
  /** Beside the position. */
  fact: string
  /** Shows the phone number, to call them. */
  withPhone?: boolean
  /** A checkbox before the name. */
  choice?: ReactNode
  children?: ReactNode
}

/** Somebody in a list, with what can be done about them. */
export const PersonRow = ({ line, fact, withPhone = false, choice, children }: PersonRowProps) => (
  <Item
    id={line.placeId ?? line.entryId}
    before={choice}
    title={nameOf(line)}
    about={`${line.positionName}, ${fact}`}
  >
    {withPhone && line.phone && (
      <Button component="a" variant="subtle" href={`tel:${line.phone.replace(/[^+\d]/g, '')}`}>
        {line.phone}
      </Button>
    )}
    {children}
  </Item>
)

type OthersProps = { kind: keyof typeof END_NIGHT.others; lines: EndingLine[] }

/** Who came late, or without a place on the plan. Nothing while there is nobody. */
export function Others({ kind, lines }: OthersProps) {
  const { timeZone } = useFestival()
  if (lines.length === 0) return null
  const late = (minutes: number | null) => (minutes === null ? '' : `, ${NIGHTS.minutesLate(minutes)}`)
  return (
    <Part title={END_NIGHT.others[kind]}>
      <List>
        {lines.map((line) => (
          <PersonRow
            key={line.entryId ?? line.placeId}
            line={line}
            fact={formatClock(line.at, timeZone) + late(line.minutes)}
          />
        ))}
      </List>
    </Part>
  )
}

/** Shifts of the night that a manager has to look at, and tips that are missing. */
export function ToReview({ lines }: { lines: EndingLine[] }) {
  const { timeZone } = useFestival()
  const me = useMe()
  const words = END_NIGHT.review
  if (lines.length === 0)
    return (
      <Part title={words.title} count={0}>
        <Text quiet>{words.none}</Text>
      </Part>
    )
  return (
    <Part title={words.title} count={lines.length} about={words.hint}>
      <List>
        {lines.map((line) => (
          <PersonRow key={line.entryId} line={line} fact={words.until(formatClock(line.at, timeZone))}>
            <Badge variant="light" color="yellow">
              {words.reasons[line.kind as keyof typeof words.reasons]}
            </Badge>
          </PersonRow>
        ))}
      </List>
      {can(me, 'timesheets.manage') && (
        <Anchor component={Link} to={OFFICE_PATHS.timesheets}>
          {words.toTimesheets}
        </Anchor>
      )}
    </Part>
  )
}
