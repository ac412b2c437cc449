export const CONSENT = {
  title: 'Privacy choices',
  text: 'May we load statistics and advertising of others? The site is the same either way.',
  more: 'What that means',
  accept: 'Accept',
  refuse: 'Refuse',
}
