/** Colours of the style sheet; the last is that of all events that are left. */
const COLORS = 8

/** The colour of each event, in the order of the events. */
export const seriesOf = (events: { eventId: number }[]) =>
  new Map(events.map(({ eventId }, index) => [eventId, `var(--series-${Math.min(index + 1, COLORS)})`]))
