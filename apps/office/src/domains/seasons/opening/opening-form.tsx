import { Button, Group, Radio, TextInput } from '@mantine/core'
import { nightText } from '@nightshift/shared/nights/publication/night-text'
import { OFFICE_PATHS } from '@nightshift/shared/paths'
import { spanOf } from '@nightshift/shared/seasons/next-season'
import { SEASON_OPENING_CALLS } from '@nightshift/shared/seasons/season-opening/calls'
import type { SeasonProposal } from '@nightshift/shared/seasons/season-opening/contract'
import { HIGHEST_RAISE, RAISE_STEP } from '@nightshift/shared/seasons/season-opening/raise'
import { type FormEvent, useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { Actions, Stack, Text } from '../../../kit/layout.tsx'
import { useUnsavedChanges } from '../../../kit/leaving/leave-blockers.ts'
import { Section } from '../../../kit/page.tsx'
import { useCall } from '../../../lib/calls.ts'
import { useFestival } from '../../setup/festivals/chooser/use-festival.ts'
import { CalendarFields } from '../calendar/calendar-fields.tsx'
import { readSeason, seasonFields } from '../calendar/season-fields.ts'
import { SeasonNights } from '../calendar/season-nights.tsx'
import { OPENING } from './opening.texts.ts'
import { raisedRates, raiseOf } from './raised-rates.ts'
import { RatesPreview } from './rates-preview.tsx'

const SWITCHES = ['enableHome', 'enableApps', 'enableTodos'] as const
type Switches = Partial<Record<(typeof SWITCHES)[number], boolean>>

type Props = { proposal: SeasonProposal; timeZone: string }

/** Opens the next season: its dates, a raise, and what is on from the start. */
export function OpeningForm({ proposal, timeZone }: Props) {
  const { id } = useFestival()
  const { again } = proposal
  const navigate = useNavigate()
  const [initial] = useState(() => seasonFields(proposal.calendar, timeZone))
  const [fields, setFields] = useState(initial)
  const [raise, setRaise] = useState('0')
  const [switches, setSwitches] = useState<Switches>({})
  const [attempted, setAttempted] = useState(false)
  const [isOpened, setOpened] = useState(false)
  // The page shows no form any more once it has read that the season is open.
  const open = useCall(SEASON_OPENING_CALLS.open, OPENING.failed, { onDone: () => setOpened(true) })
  const calendar = readSeason(fields, timeZone)
  const isValid = !('problems' in calendar)
  const raisePercent = raiseOf(raise)
  const isTooEarly = isValid && spanOf(calendar, timeZone).first <= proposal.lastNight
  const changed = fields !== initial || raise !== '0' || Object.keys(switches).length > 0
  useUnsavedChanges(changed && !isOpened)
  // In an effect after the one above, which would ask about unsaved changes.
  useEffect(() => {
    if (isOpened) navigate(OFFICE_PATHS.season)
  }, [isOpened, navigate])

  function submit(event: FormEvent) {
    event.preventDefault()
    setAttempted(true)
    const { enableHome, enableApps, enableTodos } = switches
    if (!isValid || isTooEarly || raisePercent === undefined || open.isPending) return
    if (enableHome === undefined || enableApps === undefined || enableTodos === undefined) return
    open({ params: { id }, body: { calendar, raisePercent, enableHome, enableApps, enableTodos } })
  }

  return (
    <Stack narrow onSubmit={submit}>
      <Text quiet>{OPENING.explanation(proposal)}</Text>
      <Section framed title={OPENING.dates}>
        <CalendarFields
          fields={fields}
          timeZone={timeZone}
          onChange={(changes) => setFields((before) => ({ ...before, ...changes }))}
        />
        {again && (
          <div>
            <Button variant="default" onClick={() => setFields(seasonFields(again, timeZone))}>
              {OPENING.again(proposal.year)}
            </Button>
          </div>
        )}
      </Section>
      {isValid && (
        <Section framed title={OPENING.nights}>
          <SeasonNights season={calendar} timeZone={timeZone} />
        </Section>
      )}
      <Section framed title={OPENING.rates}>
        <Text quiet>{OPENING.ratesHint}</Text>
        {proposal.positions.length === 0 ? (
          <Text>{OPENING.noPositions}</Text>
        ) : (
          <>
            <TextInput
              w={320}
              maw="100%"
              label={OPENING.raise}
              description={OPENING.raiseHint}
              inputWrapperOrder={['label', 'input', 'description', 'error']}
              type="number"
              inputMode="decimal"
              min={0}
              max={HIGHEST_RAISE}
              step={RAISE_STEP}
              required
              value={raise}
              error={raisePercent === undefined ? OPENING.raiseWrong : undefined}
              onChange={({ currentTarget }) => setRaise(currentTarget.value)}
            />
            <RatesPreview rates={raisedRates(proposal.positions, raisePercent ?? 0)} />
          </>
        )}
      </Section>
      <Section framed title={OPENING.switches}>
        <Text quiet>{OPENING.switchesHint}</Text>
        {SWITCHES.map((name) => (
          <SwitchChoice
            key={name}
            name={name}
            isOn={proposal[name]}
            choice={switches[name]}
            missing={attempted}
            onChoose={(choice) => setSwitches((before) => ({ ...before, [name]: choice }))}
          />
        ))}
      </Section>
      {proposal.applications > 0 && (
        <Section framed title={OPENING.applications}>
          <Text>{OPENING.applicationsMove(proposal.applications)}</Text>
        </Section>
      )}
      <Actions sticky>
        <Text quiet status>
          {isTooEarly && OPENING.tooEarly(nightText(proposal.lastNight))}
        </Text>
        <Button
          type="submit"
          disabled={!isValid || isTooEarly || raisePercent === undefined}
          aria-busy={open.isPending}
        >
          {OPENING.open}
        </Button>
      </Actions>
    </Stack>
  )
}

type ChoiceProps = {
  name: (typeof SWITCHES)[number]
  /** Whether it is on in the closed season. */
  isOn: boolean
  choice: boolean | undefined
  /** Whether a missing choice is shown as a problem. */
  missing: boolean
  onChoose: (choice: boolean) => void
}

/** On or off, without a default: neither the site nor the applications go off without somebody having said so. */
function SwitchChoice({ name, isOn, choice, missing, onChoose }: ChoiceProps) {
  const problem = missing && choice === undefined ? OPENING.choose : undefined
  return (
    <Radio.Group
      label={OPENING[name]}
      description={`${OPENING[`${name}Hint`]} ${OPENING.now(isOn)}`}
      error={problem}
      value={choice === undefined ? null : String(choice)}
      onChange={(value) => onChoose(value === 'true')}
    >
      <Group gap="lg" mt="xs">
        <Radio value="true" label={OPENING.on} />
        <Radio value="false" label={OPENING.off} />
      </Group>
      {isOn && choice === false && <Text status>{OPENING.goesOff}</Text>}
    </Radio.Group>
  )
}
