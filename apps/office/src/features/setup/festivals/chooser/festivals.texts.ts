export const FESTIVALS = {
  chooserTitle: 'Choose a Festival',
  notChosen: 'No festival is chosen yet',
  notChosenText: 'Choose one and the page opens.',
  loadFailed: 'Unable to load festivals. Please refresh the page or try again later.',
  none: 'There is no festival yet',
  noneText: 'Run “npm run create-festival” on the server, then try again.',
}
