import { paragraphs } from '../../plain-words.ts'
import type { FaqSection } from '../../sections/faq.ts'

/** What people ask at the gate, and what they are told. The group, refund, age and time facts are the house's. */
export const FAQ: FaqSection = {
  title: 'Asked before dark',
  list: [
    {
      id: 'age',
      question: 'How old do you have to be?',
      answer: paragraphs(
        'The suggested age is 13+, for every attraction. Nobody is asked for papers at the gate; a grown-up who brings a younger child decides, and stays with them.',
      ),
    },
    {
      id: 'time',
      question: 'How long does it take?',
      answer: paragraphs(
        'The Bog walk takes 20 minutes. Psychosis takes 10 to 15 minutes. With the midway in between, plan for an evening.',
      ),
    },
    {
      id: 'groups',
      question: 'Can we come as a group?',
      answer: paragraphs(
        'Yes. Groups of 10 or more can be bought online.',
        'Groups over 50 need 48 hours’ notice, so that there are monsters enough.',
        'Group rates apply only to the unlimited ticket.',
      ),
    },
    {
      id: 'refunds',
      question: 'Can I get a refund?',
      answer: paragraphs(
        'No refunds. We run in rain and in fog, and leaving early out of fear counts as a success. The ticket disclaimer has the details.',
      ),
    },
    {
      id: 'touching',
      question: 'Will the actors touch me?',
      answer: paragraphs('No. They will come close enough to make you unsure. Do not touch them either.'),
    },
    {
      id: 'clothes',
      question: 'What should I wear?',
      answer: paragraphs(
        'Shoes that may get muddy and something warm. Leave your own mask at home: we have to be able to tell you apart.',
      ),
    },
    {
      id: 'pictures',
      question: 'May I take pictures?',
      answer: paragraphs(
        'On the midway, as many as you like. Inside the attractions, none. A flash ends the walk for you.',
      ),
    },
    {
      id: 'way-out',
      question: 'Is there a way out?',
      answer: paragraphs(
        'Always. Say “lantern” to anybody in a costume and they will step out of the part and walk you to the nearest exit.',
      ),
    },
  ],
}
