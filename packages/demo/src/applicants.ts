import type { PositionName } from './positions.ts'

/** An applicant: name, desired position and status. */
export type Applying = [name: string, position: PositionName, status: 'new' | 'held' | 'rejected']

export const APPLICANTS: Applying[] = [
  ['Jasper T Quill', 'Hayride Actor', 'new'],
  ['Anaïs Laurent', 'Makeup Artist', 'new'],
  ['Tobias R Mbatha', 'Security', 'new'],
  ['Delphine Okoro', 'Psychosis Actor', 'new'],
  ['Rowan Castellano', 'Bog Actor', 'new'],
  ['Mei-Ling Zhou', 'Ticket Taker', 'new'],
  ['Ephraim S Galloway', 'Night Cleaner', 'new'],
  ['Carmen Villaseñor', 'Bartender', 'new'],
  ['Dmitri Volkov', 'Wagon Guide', 'new'],
  ['Aaliyah N Brooks', 'Queue Actor', 'new'],
  ['Finn Gallagher', 'Parking Attendant', 'new'],
  ['Sunita Bhatt', 'Concessions', 'new'],
  ['Oscar L Hemlock', 'Trail Guide', 'new'],
  ['Thandiwe Dube', 'Hayride Actor', 'new'],
  ['Beatrix P Langley', 'Psychosis Actor', 'held'],
  ['Emeka Adeyemi', 'Bog Actor', 'held'],
  ['Sofia Lindholm', 'Bartender', 'held'],
  ['Marlon J Pacheco', 'Security', 'held'],
  ['Ingrid Aasen', 'Makeup Artist', 'held'],
  ['Hugo Beaumont', 'Hayride Actor', 'held'],
  ['Kiri Tamihana', 'Concessions', 'held'],
  ['Dexter Crane', 'Psychosis Actor', 'rejected'],
  ['Lorna M Fitch', 'Ticket Taker', 'rejected'],
  ['Brandon Teague', 'Bartender', 'rejected'],
  ['Salma Rahimi', 'Wagon Guide', 'rejected'],
  ['Cody R Blunt', 'Security', 'rejected'],
  ['Mireille Sato', 'Queue Actor', 'rejected'],
]

/** How many employees were hired from an application, besides those with a printed login. */
export const HIRED_COUNT = 10

export const RETURNING_NOTES = [
  'Last year in the corn, two seasons before that in Psychosis.',
  'Parking in 2022, would love to scare this time.',
  'Worked the ticket booth in 2023 with June.',
  'Third year. Same boots.',
]

export const OTHER_NOTES = [
  'I have my own stilts.',
  'Four years of theatre, one of them upside down.',
  'I can start makeup at 4 on Saturdays.',
  'My sister Ruby works the hayride, please put us far apart.',
  'Licensed to serve alcohol in New York.',
  'Can lift 60 pounds. Can scream for eight hours.',
  'I would rather not work near horses.',
]

export const MANAGEMENT_NOTES = {
  new: ['Strong audition video.', 'Ask about Fridays.', 'Called, left a message.'],
  held: [
    'Waiting for references.',
    'Good fit once a place in the Bog opens.',
    'Call back after the second weekend.',
  ],
  rejected: [
    'Did not come to the audition.',
    'Availability does not fit.',
    'Too few nights; try again next year.',
  ],
  hired: ['Great scream.', 'Starts with the early crew.', 'Recommended by Mara.', 'Badge printed.'],
}

export const STREETS = [
  'Gallows Lane',
  'Old Mill Road',
  'Lantern Street',
  'Crow Hill Road',
  'Orchard Avenue',
  'Fen Street',
]
export const TOWNS: [town: string, zip: string][] = [
  ['Hollow Falls', '12991'],
  ['Briarkill', '12983'],
  ['Marrow Creek', '12977'],
  ['Pinewater', '12968'],
  ['Ashgrove', '12954'],
]
