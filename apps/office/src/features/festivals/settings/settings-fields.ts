import type { Festival } from '@nightshift/shared/festivals/contract'

export type SettingsFields = ReturnType<typeof fieldsOf>

/** What the form edits of a festival. */
export const fieldsOf = ({
  name,
  timeZone,
  longestShiftHours,
  welcomeMsg,
  publicMsg,
  enableHome,
  enableApps,
  enableTodos,
}: Festival) => ({
  name,
  timeZone,
  longestShiftHours,
  welcomeMsg,
  publicMsg,
  enableHome,
  enableApps,
  enableTodos,
})
