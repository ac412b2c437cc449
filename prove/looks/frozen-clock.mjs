// Loaded into the server before anything else: every page is made at one instant of the demo's season.
const NOW = Number(process.env.LOOKS_NOW)
const { Date: RealDate } = globalThis

globalThis.Date = class extends RealDate {
  constructor(...parts) {
    super(...(parts.length ? parts : [NOW]))
  }
  static now() {
    return NOW
  }
}
