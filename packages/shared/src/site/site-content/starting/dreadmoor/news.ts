import { paragraphs } from '../../plain-words.ts'
import type { NewsSection } from '../../sections/news.ts'

/** What we have told the press, newest first. */
export const NEWS: NewsSection = {
  contact: 'Wilhelmina Crow, press@dreadmoor.example, 845-555-0166',
  lead: 'Press releases, for printing. Pictures and interviews: ask at the farm, we answer in daylight.',
  description: 'Press releases of Dreadmoor Haunted Hayride, by year, as PDF.',
  list: [
    {
      id: '2024-lights-out',
      date: '2024-10-21',
      headline: 'Dreadmoor ends its season without a moon',
      words: paragraphs(
        'HARROW HOLLOW, N.Y. - On Saturday, November 2, Dreadmoor Haunted Hayride turns off every lantern on the farm. Lights Out is the last night of the season and the only one that is sold online: Lights Out Admission costs $28.99, Lights Out Ultimate $42.99.',
        'Each group receives one small glow stick at the gate and decides among itself who carries it. The wagons run without lamps, the boardwalk of The Bog is marked by sound, and the corridor of Psychosis, which is never bright, loses its one light.',
        '"People tell us they are not afraid of our actors," said Ada Blackwood, who runs the farm. "For one night we thought we would take the actors out of sight and see."',
        "The suggested age is 13+. There are no refunds. Groups of 10 or more can be bought online; groups over 50 need 48 hours' notice.",
      ),
    },
    {
      id: '2024-season-opens',
      date: '2024-09-02',
      headline: 'The wagons leave on Friday the 13th',
      words: paragraphs(
        'HARROW HOLLOW, N.Y. - Dreadmoor Haunted Hayride opens its 2024 season on Friday, September 13, at 7 in the evening. It runs on seven weekends of Fridays and Saturdays, and on one extra night, November 2.',
        "New this year is The Bog, a walk of 20 minutes over black water, built by the farm's own carpenters from a barn that came down in the March storm. Psychosis, a walk of 10 to 15 minutes, has been rebuilt with a corridor that does not end where it did.",
        'The midway has cider, fire pits and a ferris wheel from 1938 that passed its inspection in August.',
      ),
    },
    {
      id: '2024-night-shift-wanted',
      date: '2024-07-15',
      headline: 'Sixty people wanted for work after dark',
      words: paragraphs(
        'HARROW HOLLOW, N.Y. - Dreadmoor hires about sixty people for its autumn season: actors, wagon drivers, make-up artists, carpenters, bar and gate staff. No experience is needed to stand still in a wood.',
        'The farm pays a $20 referral bonus and a $40 Saturday cash advance, gives a $100 prize for the best scare video of the season, and a jacket after 5 years. Shifts run from 5pm to 1am.',
        "Applications are open on the farm's site, under Work with us.",
      ),
    },
    {
      id: '2023-scary-little-christmas',
      date: '2023-11-20',
      headline: 'Scary Little Christmas comes to the moor',
      words: paragraphs(
        'HARROW HOLLOW, N.Y. - For the first time Dreadmoor opens in winter. Scary Little Christmas leaves the wagons in the barn and leads on foot through the frozen Bog and Psychosis, past pines that somebody has hung with fairy lights.',
        'Tickets are $28.99; Fast Pass, Ultimate and Fast Pass Ultimate tickets are available. A combination with the Blackthorn Light Trail is sold by Blackthorn.',
      ),
    },
    {
      id: '2023-record-season',
      date: '2023-11-06',
      headline: 'Thirty-one thousand screams, and nobody lost',
      words: paragraphs(
        'HARROW HOLLOW, N.Y. - Dreadmoor counted 31,204 visitors in its 2023 season, a fifth more than the year before. As many left as came.',
        "The farm gave $18,600 from its last Saturday to the county's volunteer fire company, which lends it the fog machines.",
      ),
    },
    {
      id: '2022-quiet-hours',
      date: '2022-10-10',
      headline: 'An hour of the haunt for those who need it quieter',
      words: paragraphs(
        'HARROW HOLLOW, N.Y. - On the first hour of each Saturday Dreadmoor now runs without sudden noise and with half the fog. Actors keep their distance and wave.',
        'The word "lantern", said to anybody in costume at any hour, still gets every visitor walked out at once and without a question.',
      ),
    },
    {
      id: '2022-dreadmoor-opens',
      date: '2022-08-29',
      headline: 'A farm on Wether Hill turns to fear',
      words: paragraphs(
        'HARROW HOLLOW, N.Y. - The old farm on Wether Hill, empty since 1962, opens in September as Dreadmoor Haunted Hayride. The wagon track runs through two miles of wood that has not been cut since 1871.',
        '"We looked at what the place was good for," said Ada Blackwood, its owner. "The soil is poor. The dark is excellent."',
      ),
    },
  ],
}
