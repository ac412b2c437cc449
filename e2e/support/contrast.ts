import type { Locator, Page } from '@playwright/test'

type Word = { text: string; colour: string; box: { x: number; y: number; width: number; height: number } }

/**
 * Text whose contrast with the painted pixels behind it is below the minimum, on a page that is scrolled to its top. Axe
 * cannot check text on images.
 */
export async function lowContrastText(bar: number, page: Page, within: Locator) {
  const words = await within.evaluate(wordsOf)
  await paintWords(within, 'transparent')
  const part = around(words)
  const fullPage = part.y + part.height > page.viewportSize()!.height
  const picture = await page.screenshot({ fullPage, clip: part, animations: 'disabled' })
  await paintWords(within, '')
  return page.evaluate(compare, { words, bar, part, picture: picture.toString('base64') })
}

/** The part of the page that has the words: a screenshot takes time for each pixel. */
function around(words: Word[]) {
  const [x, y] = [Math.min(...words.map(({ box }) => box.x)), Math.min(...words.map(({ box }) => box.y))]
  const right = Math.max(...words.map(({ box }) => box.x + box.width))
  const bottom = Math.max(...words.map(({ box }) => box.y + box.height))
  return { x, y, width: right - x, height: bottom - y }
}

const paintWords = (within: Locator, color: string) =>
  within.evaluate((part, color) => {
    for (const element of part.querySelectorAll<HTMLElement>('*')) element.style.color = color
  }, color)

/** Each line of text with its colour. Text on buttons is left out: axe checks it against their background colour. */
function wordsOf(part: Element): Word[] {
  const texts = document.createTreeWalker(part, NodeFilter.SHOW_TEXT)
  const words: Word[] = []
  while (texts.nextNode()) {
    const text = texts.currentNode
    if (!text.textContent?.trim() || text.parentElement?.closest('.button')) continue
    const range = document.createRange()
    range.selectNodeContents(text)
    const { color: colour } = getComputedStyle(text.parentElement!)
    for (const { x, y, width, height } of range.getClientRects())
      words.push({ text: text.textContent, colour, box: { x, y: y + window.scrollY, width, height } })
  }
  return words
}

type Comparison = { words: Word[]; bar: number; part: { x: number; y: number }; picture: string }

async function compare({ words, bar, part, picture }: Comparison) {
  const image = Object.assign(new Image(), { src: `data:image/png;base64,${picture}` })
  await image.decode()
  const canvas = new OffscreenCanvas(image.width, image.height).getContext('2d')!
  canvas.drawImage(image, 0, 0)
  const linear = (part: number) => (part <= 10 ? part / 255 / 12.92 : ((part / 255 + 0.055) / 1.055) ** 2.4)
  const light = ([red = 0, green = 0, blue = 0]: ArrayLike<number> & Iterable<number>) =>
    0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue) + 0.05

  const contrastOf = ({ colour, box: { x, y, width, height } }: Word) => {
    const { data } = canvas.getImageData(x - part.x, y - part.y + height * 0.15, width, height * 0.7)
    const own = light(colour.match(/[\d.]+/g)!.map(Number))
    const found: number[] = []
    for (let at = 0; at < data.length; at += 12) {
      const ground = light(data.subarray(at, at + 3))
      found.push(Math.max(own, ground) / Math.min(own, ground))
    }
    // A percentile: single bright pixels, such as stars, do not count.
    return found.sort((one, other) => one - other)[Math.floor(found.length * 0.02)]!
  }
  return words
    .map((word) => ({ text: word.text, contrast: contrastOf(word) }))
    .filter(({ contrast }) => contrast < bar)
}
