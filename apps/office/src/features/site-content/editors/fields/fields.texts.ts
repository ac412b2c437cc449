export const FIELDS = {
  length: (length: number, max: number) => `${length} of ${max} characters`,
  unknownLink: (typed: string) =>
    `“${typed}” is not a link that the site knows. Use an address like https://example.com, an e-mail address or a telephone number.`,
  outside: (min: number, max: number) => `Please enter a whole number from ${min} to ${max}.`,
}
