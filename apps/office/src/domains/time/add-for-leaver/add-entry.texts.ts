export const ADD_ENTRY = {
  button: 'Add entry',
  title: 'Add time entry',
  explanation:
    'Also for people who have left: they stay inactive. The rate is the one they had last in the position.',
  person: 'Employee',
  personHint: 'Type a name',
  hasLeft: (name: string) => `${name} (has left)`,
  nobody: 'Nobody found',
  add: 'Add',
  cancel: 'Cancel',
  failed: 'Unable to add entry. Please refresh the page or try again later.',
}
