import { usePublicSite } from '../../features/gate/public-gate.tsx'
import { useSeasonFacts } from '../../features/season/use-season-facts.ts'
import { ATTRACTIONS } from '../content/attractions.content.ts'
import { FACES } from '../content/home.content.ts'
import { AttractionSection } from './attraction-section.tsx'
import { CompanySection } from './company-section.tsx'
import { DirectionsSection } from './directions-section.tsx'
import { FaqSection } from './faq-section.tsx'
import { FilmSection } from './film-section.tsx'
import { Hero } from './hero.tsx'
import { JoinSection } from './join-section.tsx'
import { ScheduleSection } from './schedule-section.tsx'
import { TicketsSection } from './tickets-section.tsx'

/** The sections of the home page. The holiday variant has no hayride. */
export function Sections() {
  const { entry } = usePublicSite()
  const facts = useSeasonFacts(entry)
  const attractions = ATTRACTIONS.filter(({ id }) => entry.variant === 'halloween' || id !== 'hayride')
  return (
    <>
      <Hero season={entry.season} facts={facts} face={FACES[entry.variant]} />
      <FilmSection />
      {attractions.map((attraction) => (
        <AttractionSection key={attraction.id} {...attraction} />
      ))}
      <TicketsSection variant={entry.variant} nights={facts.nights} />
      <ScheduleSection season={entry.season} facts={facts} />
      {entry.enableApps && <JoinSection />}
      <DirectionsSection />
      <FaqSection />
      <CompanySection />
    </>
  )
}
