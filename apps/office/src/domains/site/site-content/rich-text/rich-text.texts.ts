const number = new Intl.NumberFormat('en-US')

export const RICH_TEXT = {
  bold: 'Bold',
  italic: 'Italic',
  link: 'Link',
  removeLink: 'Remove link',
  toolbar: (label: string) => `Format: ${label}`,
  keys: { bold: 'Ctrl+B', italic: 'Ctrl+I', link: 'Ctrl+K' },
  tooManyParagraphs: (count: number, most: number) =>
    `That would be ${count} paragraphs; ${most} is the most. Nothing was changed.`,
  tooLong: (count: number, most: number) =>
    `That would be a paragraph of ${number.format(count)} characters; ${number.format(most)} is the most. Press Enter to begin a new one. Nothing was changed.`,
  tooManyChanges: (most: number) =>
    `A paragraph can have ${most} pieces that are bold, italic, links or plain. Nothing was changed.`,
  paragraphsUsed: (count: number, most: number) => `${count} of ${most} paragraphs`,
  charactersUsed: (count: number, most: number) =>
    `${number.format(count)} of ${number.format(most)} characters in the longest paragraph`,
  linkTitle: 'Link',
  linkWords: 'Words to show',
  linkWordsMissing: 'Please say which words lead there.',
  linkAddress: 'Leads to',
  linkHint: 'A page of this site, a web address, an e-mail address or a telephone number',
  linkMissing: 'Please choose a page or type an address.',
  unknownLink: (typed: string) =>
    `“${typed}” is not a link that the site knows. Use an address like https://example.com, an e-mail address, a telephone number, or a page from the list.`,
  setLink: 'Set link',
  cancel: 'Cancel',
}

export const LINK_CHOICES = {
  pages: 'Pages of this site',
  homeParts: 'On the home page',
  policies: 'Policies',
  home: 'Home',
  apply: 'Work with us',
  news: 'News',
  allPolicies: 'All policies',
  tickets: 'Tickets',
  schedule: 'Nights and times',
  directions: 'Directions',
  faq: 'Questions',
  ticketDisclaimer: 'Ticket disclaimer',
}
