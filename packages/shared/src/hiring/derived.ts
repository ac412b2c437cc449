type Derived = {
  data: Record<string, unknown>
  over16: boolean
  unavailable: string[]
  limitations: string[]
}

/** What the screens read out of rawData. An answer that is missing has the default of the form. */
export function derivedFrom(rawData: string): Derived {
  const data = JSON.parse(rawData) as Derived['data']
  const listOf = (value: unknown) => (Array.isArray(value) ? value.map(String) : [])
  return {
    data,
    over16: data.over16 !== false,
    unavailable: listOf(data.unavailable),
    limitations: listOf(data.limitations),
  }
}
