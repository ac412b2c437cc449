import { useBrand, useContent } from '../../features/content/use-content.ts'
import { usePublicSite } from '../../features/gate/public-gate.tsx'
import { AttractionSection } from './attraction-section.tsx'
import { CompanySection } from './company-section.tsx'
import { DirectionsSection } from './directions-section.tsx'
import { FaqSection } from './faq-section.tsx'
import { FilmSection } from './film-section.tsx'
import { Hero } from './hero.tsx'
import { JoinSection } from './join-section.tsx'
import { ScheduleSection } from './schedule-section.tsx'
import { TicketsSection } from './tickets-section.tsx'

/** The sections of the home page that have something to show. The navigation has the same. */
export function Sections() {
  const { entry } = usePublicSite()
  const { list } = useContent('attractions')
  const { wide } = useContent('hero')
  const shown = new Set(useBrand().nav.map(({ id }) => id))
  // Where nothing is scary, that needs no mention.
  const hasIntensity = list.some(({ skulls }) => skulls > 0)
  const still = list.find(({ layout, picture }) => picture && layout !== 'full')?.picture
  return (
    <>
      <Hero />
      <FilmSection still={still ?? wide} />
      {list.map((attraction, index) => (
        <AttractionSection
          key={attraction.id}
          attraction={attraction}
          isFirst={index === 0}
          hasIntensity={hasIntensity}
        />
      ))}
      <TicketsSection />
      <ScheduleSection />
      {entry.enableApps && <JoinSection />}
      {shown.has('directions') && <DirectionsSection />}
      {shown.has('faq') && <FaqSection />}
      <CompanySection />
    </>
  )
}
