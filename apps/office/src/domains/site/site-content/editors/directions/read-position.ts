type Position = { latitude: number; longitude: number }

const NUMBER = String.raw`(-?\d{1,3}(?:\.\d+)?)`
const PAIR = new RegExp(String.raw`^${NUMBER}\s*[,; ]\s*${NUMBER}$`)
/** 42.45° N, 74.55° W */
const COMPASS = /^(\d{1,2}(?:\.\d+)?)\s*°?\s*([NS])\s*[,; ]?\s*(\d{1,3}(?:\.\d+)?)\s*°?\s*([EW])$/i
/** Where map links carry a position, the marked place before the middle of the map. */
const IN_LINKS = [
  new RegExp(`!3d${NUMBER}!4d${NUMBER}`),
  new RegExp(`[?&]mlat=${NUMBER}&mlon=${NUMBER}`),
  new RegExp(String.raw`[?&](?:q|query|ll|to|destination|daddr)=(?:loc:)?${NUMBER},\s*${NUMBER}`),
  new RegExp(`^geo:${NUMBER},${NUMBER}`),
  new RegExp(String.raw`#map=[\d.]+/${NUMBER}/${NUMBER}`),
  new RegExp(`/@${NUMBER},${NUMBER}`),
]

/** Links that only a server can resolve. */
export const isShortMapLink = (text: string) =>
  /^https?:\/\/(maps\.app\.goo\.gl|goo\.gl\/maps|osm\.org\/go)\b/i.test(text.trim())

/** The position in "42.45, -74.55" or in a link of OpenStreetMap or Google Maps; nothing is requested. */
export function readPosition(text: string): Position | undefined {
  const typed = decoded(text.trim())
  const [, north, ns, east, ew] = COMPASS.exec(typed) ?? []
  if (north && ns && east && ew)
    return valid(Number(north) * (/s/i.test(ns) ? -1 : 1), Number(east) * (/w/i.test(ew) ? -1 : 1))
  for (const pattern of [PAIR, ...IN_LINKS]) {
    const [, latitude, longitude] = pattern.exec(typed) ?? []
    if (latitude && longitude) return valid(Number(latitude), Number(longitude))
  }
  return undefined
}

function decoded(text: string) {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

function valid(latitude: number, longitude: number): Position | undefined {
  if (Math.abs(latitude) > 90 || Math.abs(longitude) > 180) return undefined
  return { latitude: rounded(latitude), longitude: rounded(longitude) }
}

/** Six decimals are a hand's breadth. */
const rounded = (value: number) => Math.round(value * 1e6) / 1e6

export const positionText = ({ latitude, longitude }: Position) => `${latitude}, ${longitude}`
