import { Alert, Code, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { healthQuery } from './auth.api.ts'
import { AUTH } from './auth.texts.ts'

/** Shows the command for the first account, while no account exists. */
export function FirstRunNote() {
  const { data } = useQuery(healthQuery)
  if (!data?.firstRun) return null
  return (
    <Alert title={AUTH.firstRunTitle} variant="light" role="note">
      <Text size="sm">{AUTH.firstRunText}</Text>
      <Code block mt="xs">
        {AUTH.firstRunCommand}
      </Code>
    </Alert>
  )
}
