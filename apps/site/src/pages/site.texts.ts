/** The fixed labels of every page. */
export const SITE = {
  nav: {
    label: 'Site',
    sections: 'Sections',
    menu: 'Menu',
    tickets: 'Tickets',
    apply: 'Work with us',
    news: 'News',
    policies: 'Policies',
  },
  /** The sections of the home page that every festival may have. */
  sections: { tickets: 'Tickets', schedule: 'Schedule', directions: 'Directions', faq: 'FAQ' } as Record<
    string,
    string
  >,
  /** In place of a sale. */
  selling: { soon: 'On sale soon', over: 'See you next season' },
  seasonOver: (year: number) => `The ${year} season is over. Applications open again with the next one.`,
  demo: (date: string) => `In this demo, tickets and the season are as of ${date}.`,
  staff: 'Staff',
  titles: { apply: 'Apply', news: 'News', policies: 'Policies' },
  skip: 'Skip to the content',
  suggestedAge: 'Suggested age',
  /** 'Suggested age 13+', but 'All ages' as it is. */
  forAge: (age: string) => (/\d/.test(age) ? `Suggested age ${age}` : age),
  ticketDisclaimer: 'Ticket disclaimer',
  titled: (page: string, name: string) => `${page} · ${name}`,
}
