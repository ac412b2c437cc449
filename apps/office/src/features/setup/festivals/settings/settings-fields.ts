import type { Festival } from '@nightshift/shared/setup/festivals/contract'

export type SettingsFields = ReturnType<typeof fieldsOf>

/** The festival's fields that the form edits. */
export const fieldsOf = ({
  name,
  timeZone,
  longestShiftHours,
  welcomeMsg,
  publicMsg,
  enableHome,
  enableApps,
  enableTodos,
  retentionMonths,
  eraseHealthAnswers,
  state,
  nameYears,
  ownPasswords,
}: Festival) => ({
  name,
  timeZone,
  longestShiftHours,
  welcomeMsg,
  publicMsg,
  enableHome,
  enableApps,
  enableTodos,
  retentionMonths,
  eraseHealthAnswers,
  state,
  nameYears,
  ownPasswords,
})
