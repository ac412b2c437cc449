import { Alert, Button, Code, Text } from '@mantine/core'
import { OFFICE_PATHS } from '@nightshift/shared/paths'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { healthQuery } from './auth.api.ts'
import { AUTH } from './auth.texts.ts'

/** Leads to the page for the first account, while no account exists. */
export function FirstRunNote() {
  const { data } = useQuery(healthQuery)
  if (!data?.firstRun) return null
  return (
    <Alert title={AUTH.firstRunTitle} variant="light" role="note">
      <Text size="sm">{AUTH.firstRunText}</Text>
      <Button component={Link} to={OFFICE_PATHS.firstRun} fullWidth mt="sm">
        {AUTH.firstRunStart}
      </Button>
      <Text size="sm" mt="sm">
        {AUTH.firstRunOr}
      </Text>
      <Code block mt="xs">
        {AUTH.firstRunCommand}
      </Code>
    </Alert>
  )
}
