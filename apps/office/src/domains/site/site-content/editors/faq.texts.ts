export const FAQ = {
  section: 'The section',
  title: 'Title',
  titleHint: 'The heading of this part of the home page',
  list: 'Questions',
  empty: 'No questions yet. Begin with what people ask at the gate.',
  question: 'Question',
  answer: 'Answer',
  unnamed: 'New question',
  add: 'Add question',
}
