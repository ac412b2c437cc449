/** What people ask at the gate, and what they are told. The group, refund, age and time facts are the house's. */
export const FAQ = [
  {
    question: 'How old do you have to be?',
    answer: [
      'The suggested age is 13+, for every attraction. Nobody is asked for papers at the gate; a grown-up who brings a younger child decides, and stays with them.',
    ],
  },
  {
    question: 'How long does it take?',
    answer: [
      'The Bog walk takes 20 minutes. Psychosis takes 10 to 15 minutes. With the midway in between, plan for an evening.',
    ],
  },
  {
    question: 'Can we come as a group?',
    answer: [
      'Yes. Groups of 10 or more can be bought online.',
      'Groups over 50 need 48 hours’ notice, so that there are monsters enough.',
      'Group rates apply only to the unlimited ticket.',
    ],
  },
  {
    question: 'Can I get a refund?',
    answer: [
      'No refunds. We run in rain and in fog, and leaving early out of fear counts as a success. The ticket disclaimer has the details.',
    ],
  },
  {
    question: 'Will the actors touch me?',
    answer: ['No. They will come close enough to make you unsure. Do not touch them either.'],
  },
  {
    question: 'What should I wear?',
    answer: [
      'Shoes that may get muddy and something warm. Leave your own mask at home: we have to be able to tell you apart.',
    ],
  },
  {
    question: 'May I take pictures?',
    answer: [
      'On the midway, as many as you like. Inside the attractions, none. A flash ends the walk for you.',
    ],
  },
  {
    question: 'Is there a way out?',
    answer: [
      'Always. Say “lantern” to anybody in a costume and they will step out of the part and walk you to the nearest exit.',
    ],
  },
]

export const FAQ_WORDS = { title: 'Asked before dark', disclaimer: 'Read the ticket disclaimer' }
