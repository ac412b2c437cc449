import { printedText } from '../support/printed-text.ts'
import { at, expect, HOLIDAY_HOST, test } from '../support/test.ts'

const closeUp = (text: string) => text.replaceAll(/\s/g, '').toLowerCase()

test('the home page prints on two pages: the prices, the nights and the way, black on white', async ({
  page,
  visit,
}) => {
  for (const [address, month] of [
    ['/', 'October 2024'],
    [at(HOLIDAY_HOST, '/'), 'December 2024'],
  ] as const) {
    await visit(address)
    for (const format of ['A4', 'Letter'] as const) {
      const pages = await printedText(await page.pdf({ format }))
      expect(pages, `${address} on ${format}`).toHaveLength(2)
      expect(pages[0]).toMatch(/^Tickets/)
      // Where the letters of a narrow face stand close, a reader of PDF sees no space.
      const text = closeUp(pages.join())
      for (const words of ['$28.99', 'Gates open at', month, '1313 Wether Hill Road', 'Burnt chapel'])
        expect(text).toContain(closeUp(words))
      for (const words of [
        'Menu',
        'NOTICE',
        'The corridor was',
        'Buy',
        'Can we come as a group?',
        'All rites',
      ])
        expect(text).not.toContain(closeUp(words))
    }
  }

  await page.emulateMedia({ media: 'print' })
  const colours = await page
    .locator(':is(#tickets, #schedule, #directions) :is(h2, p)')
    .evaluateAll((parts) => [
      ...new Set(parts.map((part) => getComputedStyle(part).color)),
      getComputedStyle(document.body).backgroundColor,
    ])
  expect(colours).toEqual(['rgb(0, 0, 0)', 'rgb(255, 255, 255)'])
  await page.emulateMedia({ media: 'screen' })
})
