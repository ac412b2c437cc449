import { paragraphs } from '@nightshift/shared/site/site-content/plain-words'
import type { PoliciesSection } from '@nightshift/shared/site/site-content/sections/policies'

export const POLICIES: PoliciesSection = {
  lead: 'The short version: your ticket waits for good weather, and the ladders are real ladders.',
  description: 'Ticket disclaimer, photography, cookies, privacy and terms of use of Harrow Orchard.',
  list: [
    {
      id: 'policy4',
      name: 'Ticket Disclaimer',
      words: paragraphs(
        'A ticket admits one person on the date that is printed on it. If we close for the weather on that day, it is good on any other day of the same season. We do not refund tickets for other reasons, but you may give yours to somebody else.',
        'A working farm has uneven ground, wasps in September, ladders, tractors and a slide. Children under 12 stay with a grown-up. Keep off the machines, also off those that stand still.',
        'Nobody goes into the maze later than 90 minutes before we close, because we count you in and count you out.',
      ),
    },
    {
      id: 'policy1',
      name: 'Photography and Video',
      words: paragraphs(
        'Take all the pictures you like, for yourself. Ask the people in them. Drones scare the geese and stay on the ground.',
        'We photograph the farm now and then for this site. If you find yourself in a picture and would rather not be, tell us and we take it down.',
      ),
    },
    {
      id: 'policy2',
      name: 'Web Cookies',
      words: paragraphs(
        'Reading this site sets no cookie. It works the same with cookies and scripts switched off.',
        'If we asked you about advertising and statistics, your browser keeps your answer in its local storage until you change it. Staff who sign in get cookies for their session, which end with it.',
        'The map loads when you click it, the checkout when you reach for a ticket, and nothing else of anybody else loads unless you agreed to it.',
      ),
    },
    {
      id: 'policy3',
      name: 'Privacy Policy',
      words: paragraphs(
        'When you read this site, our server sees the address of your device for as long as it takes to answer. Your browser reports how fast a page was and nothing about you.',
        'If you apply for work, the people who hire read what you wrote. If you are hired, it becomes part of your employment record; if not, it is deleted in the year after the season.',
        'You may ask what we hold about you, have it corrected or have it deleted. Write to the farm, or ask in the barn.',
      ),
    },
    {
      id: 'policy5',
      name: 'Terms of Use',
      words: paragraphs(
        'We keep this site right. Where a sign at the gate says something else, the sign is newer.',
        'The pictures and words are ours. Share the pages; ask before you print or sell anything of them. Links to neighbors lead to sites that we do not run.',
        'The law of the state of New York applies. If one of these terms does not hold, the others still do.',
      ),
    },
  ],
}
