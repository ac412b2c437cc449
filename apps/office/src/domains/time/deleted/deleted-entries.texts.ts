export const DELETED = {
  title: 'Deleted entries',
  explanation: (from: string, to: string) =>
    `Entries of ${from} to ${to} that were deleted. They are in no total and in no export.`,
  shift: (position: string, start: string, end: string | null) =>
    `${position}, ${start} ${end ? `to ${end}` : '– not ended'}`,
  by: (name: string | null, at: string) => (name ? `Deleted by ${name}, ${at}` : `Deleted ${at}`),
  restore: 'Restore',
  /** The accessible name, unique per entry. */
  restoreOf: (name: string, shift: string) => `Restore ${name}, ${shift}`,
  restored: (name: string, shift: string) => `Restored: ${name}, ${shift}.`,
  empty: 'No deleted entries',
  emptyText: 'No entry of these days was deleted.',
  notDeleted: 'This entry is not deleted any more.',
  loadFailed: 'Unable to load deleted entries. Please refresh the page or try again later.',
  restoreFailed: 'Unable to restore timesheet. Please refresh the page or try again later.',
}
