/** The words that the fields of several editors have in common. */
export const FIELDS = {
  /** Problems are worded to follow the name of their field; a format is worded as what the field takes. */
  problem: (field: string, problem: string) =>
    /^is an? /.test(problem) ? `${field}: what is needed ${problem}.` : `${field} ${problem}.`,
  this: 'This',
  length: (length: number, max: number) => `${length} of ${max} characters.`,
  skipped: 'The clocks skip this time that night. Please choose another one.',
  partial: 'Please complete date and time, or clear both.',
  clear: (field: string) => `Clear ${field}`,
  seasonFailed: 'Unable to load the season. Please refresh the page or try again later.',
  seasonLoading: 'Loading the nights of the season…',
}
