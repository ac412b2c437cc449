type Wordmark = { width: number; letters: string[] }

export const letters = ({ letters }: Wordmark, x: number, y: number, color: string) =>
  `<path transform="translate(${x} ${y})" fill="${color}" d="${letters.join('')}"/>`

/** A short rule with a point, beside small letters. */
export const rule = (x: number, y: number, length: number, color: string) =>
  `<path d="M${x} ${y}L${x + length} ${y}" stroke="${color}" stroke-width="1.6"/><path d="M${x + length / 2 - 4} ${y}l4 -4l4 4l-4 4Z" fill="${color}"/>`

/** The size that the General tab crops logos to. */
export const svg = (ground: { from: string; to: string }, definitions: string, content: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="500" height="125" viewBox="0 0 500 125"><defs><linearGradient id="ground" x2="0" y2="1"><stop offset="0" stop-color="${ground.from}"/><stop offset="1" stop-color="${ground.to}"/></linearGradient>${definitions}</defs><rect width="500" height="125" fill="url(#ground)"/>${content}</svg>`
