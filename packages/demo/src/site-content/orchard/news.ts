import { paragraphs } from '@nightshift/shared/site/site-content/plain-words'
import type { NewsSection } from '@nightshift/shared/site/site-content/sections/news'

export const NEWS: NewsSection = {
  lead: 'For newspapers, radio and the notice board at the store. Call the farm before eight in the morning.',
  description: 'Press releases of Harrow Orchard, by year, as PDF.',
  list: [
    {
      id: '2024-lantern-evening',
      date: '2024-09-23',
      headline: 'One evening of the maze after dark, with soup',
      words: [
        [
          { text: 'HARROW HOLLOW, N.Y. – ', bold: true },
          {
            text: 'On Sunday, October 27, Harrow Orchard opens its corn maze after sunset for the first time. Each party carries one lantern and shares one map.',
          },
        ],
        ...paragraphs(
          '“People asked whether it would be frightening,” said Linnea Ashdown, who manages the farm. “It is a field. You will hear an owl, and your own family, arguing.”',
          'Tickets for the Lantern Evening are $22.00 and include soup in the barn. There are 300 of them, because there are 75 lanterns.',
        ),
        [
          { text: 'For those who do want to be frightened: ' },
          { text: 'Dreadmoor Haunted Hayride', href: 'https://dreadmoor.example' },
          { text: ' is two miles down the road.' },
        ],
      ],
    },
    {
      id: '2024-season-opens',
      date: '2024-08-19',
      headline: 'The corn is nine feet high and the maze opens on September 20',
      words: paragraphs(
        'HARROW HOLLOW, N.Y. – Harrow Orchard opens on Friday, September 20, at 2 in the afternoon, and stays open on Fridays and Saturdays for six weekends.',
        'This year’s maze has the shape of an apple cut in half, seen from above, which is the only place from where it can be seen. It was cut in June, when the corn was knee high, by three people with string and a good deal of patience.',
        'Fourteen kinds of apples ripen one after another until the end of October. A Quiet Friday costs $12.00, a Maze Day $16.50, and picking is paid by weight.',
      ),
    },
    {
      id: '2023-hints',
      date: '2023-11-06',
      headline: 'Four hundred and six flags, and everybody home for supper',
      words: paragraphs(
        'HARROW HOLLOW, N.Y. – In its 2023 season Harrow Orchard counted 3,711 parties into its corn maze and the same number out of it. 406 of them held up the flag and were fetched.',
        'The fastest party took 22 minutes. The slowest took four hours, with a picnic, and has asked for the same day next year.',
        'The farm gave the last 60 bushels of the season to the county food pantry.',
      ),
    },
    {
      id: '2023-new-trees',
      date: '2023-04-17',
      headline: 'Forty young trees of a kind that was thought to be gone',
      words: paragraphs(
        'HARROW HOLLOW, N.Y. – Harrow Orchard has planted forty trees of the Hollow Russet, an apple that stood in every garden of the valley before 1930. The grafts come from one old tree behind the firehouse.',
        'The first fruit is expected in 2027. It is a good keeper, the farm says, and not much to look at.',
      ),
    },
  ],
}
