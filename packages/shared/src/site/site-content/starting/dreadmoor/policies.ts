import { paragraphs } from '../../plain-words.ts'
import type { PoliciesSection } from '../../sections/policies.ts'

/** The five policies. The ids are addresses that tickets and mails carry: the ticket disclaimer is #policy4. */
export const POLICIES: PoliciesSection = {
  lead: 'Read before dark. The short version: no refunds, no touching, no cookies.',
  description:
    'Ticket disclaimer, photography, cookies, privacy and terms of use of Dreadmoor Haunted Hayride.',
  list: [
    {
      id: 'policy4',
      name: 'Ticket Disclaimer',
      words: paragraphs(
        'A ticket admits one person on the date that is printed on it. There are no refunds and no exchanges, whether for rain, fog, illness, traffic or fear. If we have to close for a whole night, your ticket is good for another night of the same season.',
        'The suggested age is 13+. The attractions use darkness, fog, sudden noise, flashing light below three flashes a second, uneven ground and actors at close range. Do not walk them if you are pregnant, have a heart condition, a condition that light can set off, or an injury of the back or neck. Ask at the gate: our people will tell you what is in there.',
        'Groups of 10 or more can be bought online. Groups over 50 need 48 hours’ notice. Group rates apply only to the unlimited ticket.',
        'Whoever touches an actor, smokes inside an attraction, carries a weapon or is drunk is led out, and the ticket ends there. Tickets that are resold for more than their price are void.',
        'Tickets are sold by the seller that is named at the checkout. Its receipt is your ticket; its terms apply to the payment.',
      ),
    },
    {
      id: 'policy1',
      name: 'Photography and Video',
      words: paragraphs(
        'Take as many pictures as you like in the car park, in the line and on the midway. Inside the Hayride, The Bog and Psychosis cameras and lit phones stay in the pocket: they blind the actors and spoil the dark for those behind you.',
        'We film on the grounds now and then, for safety and for our own pictures. Where we do, a sign says so. If you are in a picture that we publish and do not want to be, tell us at the gate or in writing and we take it down.',
        'Press and makers of films ask first. We say yes often, with somebody of ours beside the camera.',
      ),
    },
    {
      id: 'policy2',
      name: 'Web Cookies',
      words: paragraphs(
        'Reading this site sets no cookie. It works the same with cookies and scripts switched off.',
        'What your browser keeps for us: your answer about advertising and statistics, if you were asked (in its local storage, under the name dreadmoor-consent, until you change it). Staff who sign in get cookies for their session, which end with it.',
        'Nothing of anybody else loads before you ask for it. The map and the film are pictures of ours until you click them. The checkout of our ticket seller loads when you reach for a ticket, because you are about to use it. Advertising and statistics load only after you accept them, and advertising never does when your browser sends the Global Privacy Control signal.',
        'You can change your answer at any time with “Privacy choices” at the foot of each page; the link is there whenever there is something to choose.',
      ),
    },
    {
      id: 'policy3',
      name: 'Privacy Policy',
      words: paragraphs(
        'We know as little of you as we can. When you read this site, our server sees the address of your device for as long as it takes to answer, and to keep one device from asking too often.',
        'Your browser reports how fast a page was: the name of the measurement, its value and the path of the page. It reports nothing about you, and we cannot connect two reports.',
        'If you apply for a job, we keep what you wrote in the form until the season after the one you applied for, because we hire from the same list twice. Only the people who hire see it. If you are hired, your data becomes part of your employment record.',
        'If you buy a ticket, you do so from our ticket seller, on its site or in its window. We learn how many tickets were sold, not your card.',
        'You may ask what we hold about you, have it corrected or have it deleted. Write to the farm or ask at the box office.',
      ),
    },
    {
      id: 'policy5',
      name: 'Terms of Use',
      words: paragraphs(
        'This site tells you what happens at the farm and when. We keep it right; where a sign at the gate says something else, the sign is newer.',
        'The pictures, drawings and words are ours. Share the pages as you like; ask before you print or sell anything of them.',
        'Links to partners and sponsors lead to sites that we do not run. Do not probe, flood or scrape this one. If you find a hole in it, tell us and we will thank you by name.',
        'The law of the state of New York applies. If one of these terms does not hold, the others still do.',
      ),
    },
  ],
}
