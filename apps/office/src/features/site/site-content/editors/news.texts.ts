export const NEWS = {
  section: 'The page',
  lead: 'First line',
  leadHint: 'Below the title of the page',
  description: 'Description for search engines',
  list: 'Press releases',
  empty: 'No press releases yet.',
  order: 'Newest first, by date. Each can be downloaded as a PDF, which is made from its text.',
  headline: 'Headline',
  date: 'Date',
  words: 'Text',
  unnamed: 'New press release',
  add: 'Add press release',
}
