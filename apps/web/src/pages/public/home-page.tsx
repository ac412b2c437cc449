import { Notice } from '../../features/public-site/notice.tsx'
import { usePublicSite } from '../../features/public-site/public-gate.tsx'
import { ATTRACTIONS } from './content/attractions.content.ts'
import { FACES } from './content/home.content.ts'
import { AttractionSection } from './home/attraction-section.tsx'
import { CompanySection } from './home/company-section.tsx'
import { DirectionsSection } from './home/directions-section.tsx'
import { FaqSection } from './home/faq-section.tsx'
import { FilmSection } from './home/film-section.tsx'
import { Hero } from './home/hero.tsx'
import { JoinSection } from './home/join-section.tsx'
import { ScheduleSection } from './home/schedule-section.tsx'
import { TicketsSection } from './home/tickets-section.tsx'

/** The night, from the moon to the small print. The holiday variant is the same page without the wagons. */
export default function HomePage() {
  const { entry } = usePublicSite()
  const face = FACES[entry.variant]
  const attractions = ATTRACTIONS.filter(({ id }) => entry.variant === 'halloween' || id !== 'hayride')
  return (
    <div>
      <title>{`${face.title} ${face.tagline}`}</title>
      <meta name="description" content={face.description} />
      <Notice message={entry.publicMsg} />
      <Hero entry={entry} face={face} />
      <FilmSection />
      {attractions.map((attraction) => (
        <AttractionSection key={attraction.id} {...attraction} />
      ))}
      <TicketsSection variant={entry.variant} />
      <ScheduleSection entry={entry} />
      {entry.enableApps && <JoinSection />}
      <DirectionsSection />
      <FaqSection />
      <CompanySection />
    </div>
  )
}
