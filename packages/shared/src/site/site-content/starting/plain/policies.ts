import { paragraphs } from '../../plain-words.ts'
import type { PoliciesSection } from '../../sections/policies.ts'

/** Five policies in general words. What they say about cookies and data is how the software works. */
export const policiesOf = (name: string): PoliciesSection => ({
  lead: 'What applies when you visit us, take pictures or use this site.',
  description: `Ticket disclaimer, photography, cookies, privacy and terms of use of ${name}.`,
  list: [
    {
      id: 'policy4',
      name: 'Ticket Disclaimer',
      words: paragraphs(
        'A ticket admits one person, on the date that is printed on it. If we have to close for a whole night, ask at the gate: we tell you which night your ticket is good for instead.',
        'You visit at your own risk as far as the law allows. Expect darkness, uneven ground and other visitors who are not looking where they are going. Ask us before you go in if you have a condition that crowds, noise or flashing light could make worse.',
        'Whoever puts others in danger or does not follow what our staff ask is led out, and the ticket ends there.',
        'Where a ticket is sold by somebody else, that seller is named at the checkout, and its terms apply to the payment.',
      ),
    },
    {
      id: 'policy1',
      name: 'Photography and Video',
      words: paragraphs(
        'Take pictures for yourself wherever no sign says otherwise. Leave the flash off where it is dark, and ask before you photograph people you do not know.',
        'If we publish a picture that you are in and you do not want to be, tell us and we take it down. Press and film crews ask first.',
      ),
    },
    {
      id: 'policy2',
      name: 'Web Cookies',
      words: paragraphs(
        'Reading this site sets no cookie. It works the same with cookies and scripts switched off.',
        'If we asked you about advertising and statistics, your browser keeps your answer in its local storage until you change it. Staff who sign in get cookies for their session, which end with it.',
        'Nothing of anybody else loads before you ask for it: a map or a film loads when you click it, the checkout of a ticket seller when you reach for a ticket, advertising and statistics only after you accept them.',
      ),
    },
    {
      id: 'policy3',
      name: 'Privacy Policy',
      words: paragraphs(
        'When you read this site, our server sees the address of your device for as long as it takes to answer, and to keep one device from asking too often.',
        'Your browser reports how fast a page was: the name of the measurement, its value and the path of the page. It reports nothing about you, and we cannot connect two reports.',
        'If you apply for a job, the people who hire see what you wrote in the form. If you are hired, it becomes part of your employment record.',
        'You may ask what we hold about you, have it corrected or have it deleted.',
      ),
    },
    {
      id: 'policy5',
      name: 'Terms of Use',
      words: paragraphs(
        'This site says what happens here and when. We keep it right; where a sign at the gate says something else, the sign is newer.',
        'The pictures and words belong to us or to those who made them. Share the pages as you like; ask before you print or sell anything of them.',
        'Links lead to sites that we do not run. If one of these terms does not hold, the others still do.',
      ),
    },
  ],
})
