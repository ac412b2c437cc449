import { toJpeg } from '../jpeg.ts'

export async function drawLogos() {
  const svg = (fill: string) =>
    `<svg xmlns="http://www.w3.org/2000/svg" width="500" height="125"><rect width="500" height="125" fill="${fill}"/></svg>`
  return { halloween: await toJpeg(svg('#222')), holiday: await toJpeg(svg('#123')) }
}
