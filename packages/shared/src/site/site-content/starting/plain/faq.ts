import { paragraphs } from '../../plain-words.ts'
import type { FaqSection } from '../../sections/faq.ts'

export const FAQ: FaqSection = {
  title: 'Questions',
  list: [
    {
      id: 'dates',
      question: 'When are you open?',
      answer: [
        [
          { text: 'On the nights in ' },
          { text: 'the calendar', href: '#schedule' },
          { text: '. It also says when the gates open.' },
        ],
      ],
    },
    {
      id: 'tickets',
      question: 'Where do I get a ticket?',
      answer: paragraphs('At the gate, on every night that we are open.'),
    },
    {
      id: 'weather',
      question: 'What happens in bad weather?',
      answer: paragraphs(
        'We look at the forecast so that you do not have to. If we close for a night, this page says so at the very top, before you leave home.',
      ),
    },
    {
      id: 'clothes',
      question: 'What should I wear?',
      answer: paragraphs('Shoes for uneven ground, and one layer more than you think. Evenings cool down.'),
    },
    {
      id: 'children',
      question: 'Can I bring children?',
      answer: paragraphs(
        'Where something is meant for a certain age, it says so. You know your children best: ask us at the gate if you are not sure, and stay with them.',
      ),
    },
    {
      id: 'access',
      question: 'What if somebody needs help to get around?',
      answer: paragraphs(
        'Tell us at the gate what would help. We will say honestly what can be done and what cannot.',
      ),
    },
    {
      id: 'lost',
      question: 'I have lost something. Where do I ask?',
      answer: paragraphs('At the gate, before you leave. What is found later is kept there as well.'),
    },
  ],
}
