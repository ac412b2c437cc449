/** The words that the fields of several editors have in common. */
export const FIELDS = {
  /** Names a field without a label. */
  this: 'This',
  length: (length: number, max: number) => `${length} of ${max} characters`,
  unknownLink: (typed: string) =>
    `“${typed}” is not a link that the site knows. Use an address like https://example.com, an e-mail address or a telephone number.`,
  outside: (min: number, max: number) => `Please enter a whole number from ${min} to ${max}.`,
  partial: 'Please complete date and time, or clear both.',
  seasonFailed: 'Unable to load the season. Please refresh the page or try again later.',
  clear: (field: string) => `Clear ${field}`,
}
