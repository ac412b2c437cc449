import { paragraphs } from '@nightshift/shared/site/site-content/plain-words'
import type { FaqSection } from '@nightshift/shared/site/site-content/sections/faq'

export const FAQ: FaqSection = {
  title: 'Asked at the gate',
  list: [
    {
      id: 'lost',
      question: 'What if we do not find the way out?',
      answer: paragraphs(
        'Hold up the flag that comes with the map. A guide stands on the bridge in the middle, sees every flag and comes to fetch you. It happens to about one party in nine.',
      ),
    },
    {
      id: 'time',
      question: 'How long should we plan for?',
      answer: paragraphs(
        'The maze takes 45 to 90 minutes, picking half an hour or more. With the barn in between, plan for an afternoon.',
      ),
    },
    {
      id: 'free',
      question: 'What can we do without a ticket?',
      answer: paragraphs(
        'The orchard, the pumpkin patch and the barn are open to everybody. You pay for what you pick and what you eat.',
      ),
    },
    {
      id: 'rain',
      question: 'Are you open in the rain?',
      answer: paragraphs(
        'Yes. Corn does not mind, and we lend boots in all sizes at the gate. In a thunderstorm the maze closes and the barn gets full.',
      ),
    },
    {
      id: 'wheels',
      question: 'Can we come with a stroller or a wheelchair?',
      answer: paragraphs(
        'The barn, its restrooms and the first six rows of the orchard are level and firm. The maze is a field: a stroller with large wheels gets through when it is dry. On Fridays we open the short way with mats on the ground; tell the gate and somebody walks ahead.',
      ),
    },
    {
      id: 'dogs',
      question: 'May we bring the dog?',
      answer: paragraphs(
        'On a leash, in the orchard and the patch. Not into the maze, where a dog finds the way out in minutes and takes the fun with it, and not into the barn.',
      ),
    },
    {
      id: 'schools',
      question: 'Do you take school classes?',
      answer: [
        [
          { text: 'On Fridays from noon, before we open, for ' },
          { text: '$6 a child', bold: true },
          { text: '. Grown-ups who come along are free, and each class goes home with a bushel.' },
        ],
      ],
    },
  ],
}
