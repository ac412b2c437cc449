export const NOT_FOUND = {
  title: 'Lost on the moor · Dreadmoor',
  heading: 'You have left the boardwalk',
  words:
    'There is no page at this address. Stay where you are: somebody with a lantern will lead you back to the road.',
  home: 'Back to the road',
}
