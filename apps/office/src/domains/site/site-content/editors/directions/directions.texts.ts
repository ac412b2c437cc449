export const DIRECTIONS = {
  section: 'The section',
  title: 'Title',
  words: 'Text',
  wordsHint: 'How to get there, where to park, what to look out for',
  address: 'Address',
  addressHint: 'Search engines and navigation use it.',
  name: 'Name of the place',
  street: 'Street',
  town: 'Town',
  state: 'State',
  zip: 'ZIP code',
  country: 'Country',
  noCountry: 'No such country',
  map: 'Map',
  position: 'Position on the map',
  positionHint:
    'Paste a link from Google Maps or OpenStreetMap, or type latitude and longitude. Left empty, the site shows the drawing alone.',
  positionExample: '42.45, -74.55',
  noPosition:
    'This is no position: use numbers like “42.45, -74.55”, or a link from the address line of Google Maps or OpenStreetMap. Not saved.',
  shortLink:
    'A short link hides its position. Open it in the browser and copy the long address from there. Not saved.',
  environment:
    'The server’s setting MAP_URL decides which map is shown. What you enter here is used when it is removed.',
  drawing: 'Drawing',
  drawingHint: 'Shown in place of the map until a visitor asks for it',
  drawings: { moor: 'Moor with a lane', plain: 'Plain' },
}
