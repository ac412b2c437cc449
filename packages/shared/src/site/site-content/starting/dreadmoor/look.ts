import { fromLibrary } from '../../from-library.ts'
import type { LookSection } from '../../sections/look.ts'

const COMMON = {
  name: 'Dreadmoor',
  suggestedAge: '13+',
  copyright: 'Dreadmoor Haunted Attractions. All rites reserved.',
  face: 'blackletter' as const,
  logo: null,
  socialPicture: null,
}

export const HALLOWEEN_LOOK: LookSection = {
  ...COMMON,
  title: 'Dreadmoor',
  tagline: 'Haunted Hayride',
  intro: 'The wagon leaves after dark. The moor does the rest.',
  description:
    'Dreadmoor Haunted Hayride: a lantern-lit wagon ride, The Bog, Psychosis and the midway. Fridays and Saturdays of the season, suggested age 13+.',
  palette: 'night',
  accent: '#e59a4c',
  hero: { wide: fromLibrary('hero-wide'), tall: fromLibrary('hero-tall') },
}

export const HOLIDAY_LOOK: LookSection = {
  ...COMMON,
  title: 'Scary Little Christmas',
  tagline: 'at Dreadmoor',
  intro: 'The moor is under snow. Somebody left a red light on.',
  description:
    'Scary Little Christmas at Dreadmoor: The Bog, Psychosis and the midway under snow. Fridays and Saturdays before the holidays, suggested age 13+.',
  palette: 'frost',
  accent: '#e8896a',
  hero: { wide: fromLibrary('holiday-wide'), tall: fromLibrary('holiday-tall') },
}
